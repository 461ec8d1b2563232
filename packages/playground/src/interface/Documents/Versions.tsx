import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import Button from '@markdown-zh/ui/Button';
import type {StoredDocument, StoredVersion} from '../../session/documents.ts';
import {readVersions} from '../../session/store.ts';
import type {Runner} from '../../runner.ts';
import {useJob} from '../useJob.ts';
import styles from './Versions.module.css';
import {displayName} from './words.ts';

type Props = {
  readonly document: StoredDocument;
  /** For comparisons. */
  readonly runner: Runner;
  /** Shows a version in the editor, in place of the document's text. */
  readonly onBringBack: (version: StoredVersion) => void;
  readonly onClose: () => void;
};

/** The earlier versions of a document, each with what has changed since. */
export default function Versions({document, runner, onBringBack, onClose}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [versions, setVersions] = useState<readonly StoredVersion[]>();
  const [chosen, setChosen] = useState<StoredVersion>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    readVersions(document.id).then(
      (found) => {
        setVersions(found);
        setChosen(found[0]);
      },
      () => {
        setVersions([]);
      },
    );
  }, [document.id]);
  const timeOf = ({time}: StoredVersion) =>
    new Date(time).toLocaleString(currentLocale, {dateStyle: 'medium', timeStyle: 'short'});
  return (
    <section className={styles.versions}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        <Translate id="site.playground.versions" values={{name: displayName(document)}}>
          {'Earlier versions of {name}'}
        </Translate>
      </h3>
      {versions?.length === 0 && (
        <p>
          <Translate id="site.playground.versions.none">
            There is none yet. One is kept every five minutes of work, and before much of the text
            goes.
          </Translate>
        </p>
      )}
      {versions && versions.length > 0 && (
        <label className={styles.choice}>
          <Translate id="site.playground.versions.choose">Version</Translate>
          <select
            value={chosen?.id}
            onChange={({target}) => {
              setChosen(versions.find(({id}) => String(id) === target.value));
            }}
          >
            {versions.map((version) => (
              <option key={version.id} value={version.id}>
                {translate(
                  {
                    id: 'site.playground.versions.option',
                    message: '{time}, {length} characters',
                  },
                  {time: timeOf(version), length: version.length.toLocaleString('en')},
                )}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen && (
        <Changes key={chosen.id} runner={runner} before={chosen.text} after={document.text} />
      )}
      <div className={styles.actions}>
        {chosen && (
          <Button
            onClick={() => {
              onBringBack(chosen);
            }}
          >
            <Translate id="site.playground.versions.bringBack">Bring this version back</Translate>
          </Button>
        )}
        <Button onClick={onClose}>
          <Translate id="site.playground.versions.list">All documents</Translate>
        </Button>
      </div>
    </section>
  );
}

type ChangesProps = {
  readonly runner: Runner;
  readonly before: string;
  readonly after: string;
};

/** The lines of a version, with those that are gone since and those that are new. Only the version, until a worker has compared them. */
function Changes({runner, before, after}: ChangesProps): ReactNode {
  const request = useMemo(() => ({source: after, before}), [before, after]);
  const {response = [{text: before, kind: 'same'} as const]} = useJob(runner, 'changes', request);
  return (
    <div
      className={styles.changes}
      lang={contentLanguage}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={translate({
        id: 'site.playground.versions.changes',
        message: 'Changes since this version',
      })}
    >
      {response.map(({text, kind}, index) => {
        const Element = elements[kind];
        return <Element key={index}>{text}</Element>;
      })}
    </div>
  );
}

const elements = {same: 'span', added: 'ins', removed: 'del'} as const;
