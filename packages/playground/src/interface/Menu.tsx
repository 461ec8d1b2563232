import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import Popover from './Popover/index.tsx';
import {closePopover} from './Popover/usePopover.ts';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly onChoice: () => void;
}

type Props = {
  readonly name: ReactNode;
  readonly items: readonly MenuItem[];
  /** The language of the items, where it is not the page's. */
  readonly lang?: ComponentProps<'ul'>['lang'];
  /** Whether it is the main action among its neighbours. */
  readonly isMain?: boolean;
};

/** A button with a list of actions. It closes before the action, so that the action may move the focus. */
export default function Menu({name, items, lang, isMain}: Props): ReactNode {
  return (
    <Popover
      name={name}
      buttonClass={clsx(styles.button, isMain && styles.main)}
      boxClass={styles.box}
    >
      <ul className={styles.list} lang={lang}>
        {items.map((item) => (
          <li key={item.key}>
            <button
              type="button"
              className={styles.item}
              onClick={({currentTarget}) => {
                closePopover(currentTarget);
                item.onChoice();
              }}
            >
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
