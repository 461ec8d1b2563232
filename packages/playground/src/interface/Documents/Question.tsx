import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import ModalDialog from '@markdown-zh/ui/ModalDialog';
import type {StoredDocument} from './model.ts';
import styles from './styles.module.css';

type Props = {
  /** Whether to delete all documents, or the one to open in place of a text that is not kept. */
  readonly question: 'delete all' | StoredDocument | undefined;
  readonly count: number;
  readonly onDeleteAll: () => void;
  /** Keeps the text, then opens the document. */
  readonly onKeep: (document: StoredDocument) => void;
  /** Opens the document without keeping the text. */
  readonly onDiscard: (document: StoredDocument) => void;
  readonly onCancel: () => void;
};

/** Asks before a text is lost. */
export default function Question(props: Props): ReactNode {
  const {question, count, onDeleteAll, onKeep, onDiscard, onCancel} = props;
  const isAboutAll = question === 'delete all';
  const text = isAboutAll
    ? translate(
        {
          id: 'site.playground.documents.deleteAll.question',
          message: 'Delete all documents ({count}) from this browser? This cannot be undone.',
        },
        {count},
      )
    : translate({
        id: 'site.playground.documents.replace.question',
        message: 'The text in this tab is not kept. Keep it before another document is opened?',
      });
  return (
    <ModalDialog
      isOpen={question !== undefined}
      label={text}
      className={styles.dialog}
      onClose={onCancel}
    >
      <p>{text}</p>
      <div className={styles.actions}>
        {isAboutAll ? (
          <Button onClick={onDeleteAll}>
            <Translate id="site.playground.documents.deleteAll">Delete all</Translate>
          </Button>
        ) : (
          question && (
            <>
              <Button
                onClick={() => {
                  onKeep(question);
                }}
              >
                <Translate id="site.playground.documents.replace.keep">
                  Keep it, then open
                </Translate>
              </Button>
              <Button
                onClick={() => {
                  onDiscard(question);
                }}
              >
                <Translate id="site.playground.documents.replace.discard">
                  Open without keeping it
                </Translate>
              </Button>
            </>
          )
        )}
        <Button onClick={onCancel}>
          <Translate id="site.playground.documents.cancel">Cancel</Translate>
        </Button>
      </div>
    </ModalDialog>
  );
}
