import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal dialog over the page, all of the screen on a phone; a press outside closes it. */
export default function SearchDialog({onClose, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element goes, so that the focus returns to where it was.
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
