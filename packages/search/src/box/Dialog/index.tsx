import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ModalDialog from '@markdown-zh/ui/ModalDialog';
import styles from './styles.module.css';

type Props = {
  /** Called when the reader closes it: by Escape, by a click outside, or by the browser's Back gesture. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The search over the page, full-screen on a phone. */
export default function SearchDialog({onClose, children}: Props): ReactNode {
  return (
    <ModalDialog
      isOpen
      className={styles.dialog}
      label={translate({id: 'site.search.dialog', message: 'Search this site'})}
      onClose={onClose}
    >
      <div className={styles.content}>{children}</div>
    </ModalDialog>
  );
}
