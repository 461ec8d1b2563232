import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** The reader closes it: by Escape, by a press outside, or by the browser's Back gesture. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * The search over the page, all of the screen on a phone. The browser keeps the focus inside, makes what lies behind
 * inert, and gives the focus back where it was.
 */
export default function SearchDialog({onClose, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before the element goes, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);
  return (
    // A keyboard closes it by Escape, which the element itself sees to.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
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
