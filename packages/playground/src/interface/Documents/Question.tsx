import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import ModalDialog from '@markdown-zh/ui/ModalDialog';
import styles from './styles.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly count: number;
  readonly onDeleteAll: () => void;
  readonly onCancel: () => void;
};

/** Asks before all documents are deleted. */
export default function Question({isOpen, count, onDeleteAll, onCancel}: Props): ReactNode {
  const text = translate(
    {
      id: 'site.playground.documents.deleteAll.question',
      message:
        'Delete all documents ({count}) and their earlier versions from this browser? This cannot be undone.',
    },
    {count},
  );
  return (
    <ModalDialog isOpen={isOpen} label={text} className={styles.dialog} onClose={onCancel}>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button onClick={onDeleteAll}>
          <Translate id="site.playground.documents.deleteAll">Delete all</Translate>
        </Button>
        <Button onClick={onCancel}>
          <Translate id="site.playground.documents.cancel">Cancel</Translate>
        </Button>
      </div>
    </ModalDialog>
  );
}
