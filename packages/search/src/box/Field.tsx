import {useLayoutEffect, type ComponentProps, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import Key from '@markdown-zh/ui/Key';
import Icon from './Icon.tsx';
import Input from './Input.tsx';
import styles from './Field.module.css';

type Props = ComponentProps<'input'> & {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
};

const escapeKey = 'Esc';

/** The box's field, which gets the focus at once, and the button that closes the box. */
export default function SearchField({ref, onClose, ...props}: Props): ReactNode {
  // Before the next key press: this field replaces another one while the reader types.
  useLayoutEffect(() => {
    ref.current?.focus();
  }, [ref]);
  return (
    <div className={styles.field}>
      <Icon />
      <Input
        ref={ref}
        className={styles.input}
        // Not `search`: in some browsers Escape would empty the field. Here it closes the box.
        type="text"
        inputMode="search"
        enterKeyHint="go"
        {...props}
      />
      <button
        type="button"
        className={styles.close}
        aria-label={translate({id: 'site.search.close', message: 'Close search'})}
        onClick={onClose}
      >
        <Key aria-hidden="true">{escapeKey}</Key>
        <svg viewBox="0 0 16 16" width="16" height="16" stroke="currentColor" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
