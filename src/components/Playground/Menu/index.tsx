import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {useMenu} from './useMenu';
import styles from './styles.module.css';

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
  const menu = useMenu();
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={clsx(styles.summary, isMain && styles.main)}>{name}</summary>
      <ul className={styles.list} lang={lang}>
        {items.map((item) => (
          <li key={item.key}>
            <button
              type="button"
              className={styles.item}
              onClick={() => {
                menu.current?.removeAttribute('open');
                item.onChoice();
              }}
            >
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
