import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** Called when the reader closes it: by Escape, by a click outside, or by the browser's Back gesture. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * The search over the page, full-screen on a phone. The browser keeps the focus inside, makes the page behind inert,
 * and returns the focus at the end.
 */
export default function SearchDialog({onClose, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before React removes the element, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);
  return (
    // The element itself handles Escape, which closes it by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({id: 'site.search.dialog', message: 'Search this site'})}
      onClose={onClose}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget) {
          currentTarget.close();
        }
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
