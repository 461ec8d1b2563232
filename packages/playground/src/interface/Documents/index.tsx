import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {focusAt} from '@markdown-zh/ui/focus-at';
import Button from '@markdown-zh/ui/Button';
import ModalDialog from '@markdown-zh/ui/ModalDialog';
import PartBoundary from '@markdown-zh/ui/PartBoundary';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import {findDocuments, queryLimit, type StoredDocument} from '../../session/documents.ts';
import {faultNotices} from '../../session/model.ts';
import type {Session} from '../../session/session.ts';
import {messages} from '../Notice/messages.tsx';
import type {Runner} from '../../runner.ts';
import Question from './Question.tsx';
import Row from './Row.tsx';
import styles from './styles.module.css';
import {useList} from './useList.ts';
import Versions from './Versions.tsx';
import {describeSize, describeText, displayName} from './words.ts';

export type DocumentsProps = {
  readonly session: Session;
  /** For comparisons. */
  readonly runner: Runner;
  readonly onClose: () => void;
};

/** A dialog with the texts that are kept in this browser. */
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

function Content({session, runner, onClose}: DocumentsProps): ReactNode {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const {current, isKeeping} = state;
  const list = useList(session);
  const [query, setQuery] = useState('');
  const [isAsking, setAsking] = useState(false);
  /** The document whose versions are shown. */
  const [shown, setShown] = useState<StoredDocument>();
  const status = useRef<HTMLDivElement>(null);
  const {stored, deleted} = list;
  const {documents = [], length = 0} = stored ?? {};
  const fault = list.fault ?? state.fault;
  const found = findDocuments(documents, query);
  const openId = current.document?.id;

  const open = async (id: number) => {
    const latest = id === openId ? undefined : await list.read(id);
    if (latest) {
      session.openDocument(latest);
    }
    onClose();
  };
  useEffect(() => {
    status.current?.closest('dialog')?.querySelector<HTMLElement>('h2')?.focus();
  }, []);
  // A pressed button may disappear with the outcome of the press.
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) {
      focusAt(status.current?.querySelector('button') ?? status.current);
    }
  }, [stored, deleted, openId, shown]);

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
      {shown ? (
        <Versions
          document={shown}
          runner={runner}
          onBringBack={({text}) => {
            session.bringBack(shown, text);
            onClose();
          }}
          onClose={() => {
            setShown(undefined);
          }}
        />
      ) : (
        <>
          <p>
            <Translate id="site.playground.documents.where">
              What you write is kept in this browser, on this device, with earlier versions, and
              nothing is uploaded. Everybody who uses this browser can read it.
            </Translate>
          </p>
          <label className={styles.keeping}>
            <input
              type="checkbox"
              checked={isKeeping}
              onChange={({target}) => {
                session.setKeeping(target.checked);
              }}
            />
            <Translate id="site.playground.documents.keeping">
              Keep what I write in this browser
            </Translate>
          </label>
          <div ref={status} className={styles.status}>
            <p role="status">
              {fault
                ? messages[faultNotices[fault]]
                : deleted
                  ? translate(
                      {id: 'site.playground.documents.deleted', message: 'Deleted: {name}'},
                      {name: displayName(deleted.document)},
                    )
                  : describeText(state)}
            </p>
            {deleted && (
              <Button onClick={() => void list.restore()}>
                <Translate id="site.playground.documents.undo">Undo</Translate>
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
                    onOpen={() => void open(one.id)}
                    onRename={(name) => list.rename(one.id, name)}
                    onVersions={() => {
                      setShown(one);
                    }}
                    onDelete={() => void list.remove(one)}
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
                    setAsking(true);
                  }}
                >
                  <Translate id="site.playground.documents.deleteAll">Delete all</Translate>
                </Button>
                <span className={styles.size}>
                  <Translate
                    id="site.playground.documents.size"
                    values={{count: documents.length, size: describeSize(length)}}
                  >
                    {'Documents: {count}, {size} with their versions'}
                  </Translate>
                </span>
              </div>
            </>
          )}
        </>
      )}
      <Question
        isOpen={isAsking}
        count={documents.length}
        onDeleteAll={() => {
          setAsking(false);
          void list.removeAll();
        }}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
