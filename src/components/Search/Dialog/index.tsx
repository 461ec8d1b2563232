import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ModalDialog from '@site/src/components/ModalDialog';
import styles from './styles.module.css';

type Props = {
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The search over the page, all of the screen on a phone. */
export default function SearchDialog({onClose, children}: Props): ReactNode {
  return (
    <ModalDialog
      isOpen
      label={translate({id: 'site.search.dialog', message: 'Search this site'})}
      className={styles.dialog}
      onClose={onClose}
    >
      <div className={styles.content}>{children}</div>
    </ModalDialog>
  );
}
