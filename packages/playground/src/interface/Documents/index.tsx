import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {focusAt} from '@markdown-zh/ui/focus-at';
import Button from '@markdown-zh/ui/Button';
import ModalDialog from '@markdown-zh/ui/ModalDialog';
import PartBoundary from '@markdown-zh/ui/PartBoundary';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import {findDocuments, queryLimit, type StoredDocument, type TabText} from './model.ts';
import Question from './Question.tsx';
import Row from './Row.tsx';
import {readDocument} from './store.ts';
import styles from './styles.module.css';
import {useList} from './useList.ts';
import {describeFault, describeText, displayName} from './words.ts';

export type DocumentsProps = TabText & {
  /** The text is the reader's own, and is not kept. */
  readonly isUnkept: boolean;
  /** Keeps the text as a new document. */
  readonly onKeep: () => Promise<void>;
  readonly onOpen: (document: StoredDocument) => void;
  /** Called when the document of the text has been deleted. */
  readonly onDeleted: () => void;
  readonly onRestored: (document: StoredDocument) => void;
  /** Resolves when the text is saved. */
  readonly beforeList: () => Promise<void>;
  readonly onClose: () => void;
};

/** A dialog with the documents that are kept in this browser. */
export default function Documents(props: DocumentsProps): ReactNode {
  const label = translate({id: 'site.playground.documents', message: 'Documents'});
  return (
    <ModalDialog
      isOpen
      label={label}
      lang={interfaceLanguage}
      className={styles.dialog}
      onClose={props.onClose}
    >
      <PartBoundary>
        <Content {...props} />
      </PartBoundary>
    </ModalDialog>
  );
}

function Content(props: DocumentsProps): ReactNode {
  const {openId, isUnsaved, isUnkept, onKeep, onOpen, beforeList, onClose} = props;
  const list = useList(beforeList);
  const [query, setQuery] = useState('');
  const [question, setQuestion] = useState<'delete all' | StoredDocument>();
  const status = useRef<HTMLDivElement>(null);
  const {documents = [], deleted, fault} = list;
  const found = findDocuments(documents, query);
  const isOpenKept = documents.find(({id}) => id === openId);

  const open = (id: number) =>
    list.act(async () => {
      const latest = await readDocument(id);
      if (latest) {
        onOpen(latest);
      }
    });
  const remove = async (one: StoredDocument) => {
    if (await list.remove(one)) {
      if (one.id === openId) {
        props.onDeleted();
      }
    }
  };
  const restore = async (one: StoredDocument) => {
    if (await list.restore()) {
      props.onRestored(one);
    }
  };
  const removeAll = async () => {
    setQuestion(undefined);
    if (await list.removeAll()) {
      props.onDeleted();
    }
  };
  useEffect(() => {
    status.current?.closest('dialog')?.querySelector<HTMLElement>('h2')?.focus();
  }, []);
  // A pressed button may disappear with the outcome of the press.
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) {
      focusAt(status.current?.querySelector('button') ?? status.current);
    }
  }, [list.documents, deleted, openId, isUnsaved]);

  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title} tabIndex={-1}>
          <Translate id="site.playground.documents">Documents</Translate>
        </h2>
        <Button onClick={onClose}>
          <Translate id="site.playground.documents.close">Close</Translate>
        </Button>
      </div>
      <p>
        <Translate id="site.playground.documents.where">
          Documents stay in this browser, on this device, and nothing is uploaded. Everybody who
          uses this browser can read them.
        </Translate>
      </p>
      <div ref={status} className={styles.status}>
        <p role="status">
          {fault
            ? describeFault(fault)
            : deleted
              ? translate(
                  {id: 'site.playground.documents.deleted', message: 'Deleted: {name}'},
                  {name: displayName(deleted)},
                )
              : describeText(props, isOpenKept)}
        </p>
        {deleted && (
          <Button onClick={() => void restore(deleted)}>
            <Translate id="site.playground.documents.undo">Undo</Translate>
          </Button>
        )}
        {(openId === undefined || isUnsaved) && (
          <Button onClick={() => void list.act(onKeep)}>
            <Translate id="site.playground.documents.keep">Keep in this browser</Translate>
          </Button>
        )}
      </div>
      {documents.length > 0 && (
        <>
          <label className={styles.search}>
            <Translate id="site.playground.documents.search">Search names and texts</Translate>
            <input
              type="search"
              value={query}
              maxLength={queryLimit}
              onChange={({target}) => {
                setQuery(target.value);
              }}
            />
          </label>
          <ul className={styles.list}>
            {found.map((one) => (
              <Row
                key={one.id}
                document={one}
                isOpen={one.id === openId}
                onOpen={() => {
                  if (isUnkept) {
                    setQuestion(one);
                  } else {
                    void open(one.id);
                  }
                }}
                onRename={(name) => list.rename(one.id, name)}
                onDelete={() => void remove(one)}
              />
            ))}
          </ul>
          {found.length === 0 && (
            <p>
              <Translate id="site.playground.documents.none">
                No document has these words.
              </Translate>
            </p>
          )}
          <div className={styles.actions}>
            <Button onClick={list.download}>
              <Translate id="site.playground.documents.export">Download all (.zip)</Translate>
            </Button>
            <Button
              onClick={() => {
                setQuestion('delete all');
              }}
            >
              <Translate id="site.playground.documents.deleteAll">Delete all</Translate>
            </Button>
          </div>
        </>
      )}
      <Question
        question={question}
        count={documents.length}
        onDeleteAll={() => void removeAll()}
        onKeep={(one) => {
          setQuestion(undefined);
          void list.act(onKeep).then((isKept) => isKept && open(one.id));
        }}
        onDiscard={(one) => {
          setQuestion(undefined);
          void open(one.id);
        }}
        onCancel={() => {
          setQuestion(undefined);
        }}
      />
    </>
  );
}
