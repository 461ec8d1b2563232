import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import Button from '@markdown-zh/ui/Button';
import {documentName, type StoredDocument} from '../../session/documents.ts';
import {displayName} from './words.ts';
import styles from './Row.module.css';

type Props = {
  readonly document: StoredDocument;
  /** Whether it is the document of the text. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onVersions: () => void;
  readonly onDelete: () => void;
};

/** A document in the list: its name opens it. */
export default function Row(props: Props): ReactNode {
  const {document, isOpen, onOpen, onRename, onVersions, onDelete} = props;
  const {currentLocale} = useDocusaurusContext().i18n;
  const [isRenaming, setRenaming] = useState(false);
  const wasRenaming = useRef(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isRenaming) {
      field.current?.select();
    } else if (wasRenaming.current) {
      renameButton.current?.focus();
    }
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const name = displayName(document);
  const stop = () => {
    setRenaming(false);
  };
  return (
    <li className={styles.row} aria-current={isOpen ? 'true' : undefined}>
      {isRenaming ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void onRename(field.current?.value ?? '').then(stop);
          }}
        >
          <input
            ref={field}
            className={styles.field}
            defaultValue={documentName(document)}
            maxLength={200}
            aria-label={translate({
              id: 'site.playground.documents.name',
              message: 'Name; empty for the first heading',
            })}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.preventDefault(); // the dialog stays
                stop();
              }
            }}
          />
          <Button type="submit">
            <Translate id="site.playground.documents.rename.save">Save name</Translate>
          </Button>
        </form>
      ) : (
        <>
          <button
            type="button"
            className={styles.name}
            lang={/\p{Script=Han}/u.test(name) ? contentLanguage : undefined}
            onClick={onOpen}
          >
            {name}
          </button>
          <span className={styles.about}>
            <time dateTime={new Date(document.updated).toISOString()}>
              {new Date(document.updated).toLocaleString(currentLocale, {
                dateStyle: 'medium',
                timeStyle: 'short',
              })}
            </time>
            {isOpen && (
              <>
                {' · '}
                <Translate id="site.playground.documents.open">in this tab</Translate>
              </>
            )}
          </span>
          <span className={styles.actions}>
            <Button
              ref={renameButton}
              aria-label={translate(
                {id: 'site.playground.documents.rename.label', message: 'Rename {name}'},
                {name},
              )}
              onClick={() => {
                setRenaming(true);
              }}
            >
              <Translate id="site.playground.documents.rename">Rename</Translate>
            </Button>
            <Button
              aria-label={translate(
                {id: 'site.playground.documents.versions.label', message: 'Versions of {name}'},
                {name},
              )}
              onClick={onVersions}
            >
              <Translate id="site.playground.documents.versions">Versions</Translate>
            </Button>
            <Button
              aria-label={translate(
                {id: 'site.playground.documents.delete.label', message: 'Delete {name}'},
                {name},
              )}
              onClick={onDelete}
            >
              <Translate id="site.playground.documents.delete">Delete</Translate>
            </Button>
          </span>
        </>
      )}
    </li>
  );
}
