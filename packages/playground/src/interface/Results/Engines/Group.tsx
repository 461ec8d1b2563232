import {useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {catalog, type EngineId} from '@markdown-zh/engines/catalog';
import Frame from '../../Frame/index.tsx';
import type {Group} from '../../../worker/comparison/index.ts';
import EngineName from './EngineName.tsx';
import styles from './Group.module.css';

type Props = {
  readonly group: Group;
  /** The group that other groups are compared with. */
  readonly isReference: boolean;
  readonly onLink?: ((href: string) => void) | undefined;
};

/** Maximum of shown HTML lines; a long text has thousands. */
const shownLines = 400;

/** The result of engines that agree, and its normalised HTML. */
export default function EngineGroup({group, isReference, onLink}: Props): ReactNode {
  const {engines, lines} = group;
  // Without source positions: only remark has them.
  const blocks = useMemo(
    () => group.blocks?.map(({html, differs}) => ({from: 0, to: 0, html, differs})),
    [group.blocks],
  );
  const [height, setHeight] = useState<number>();
  const names = engines.map((engine) => catalog[engine].name).join(', ');
  return (
    <section className={styles.group} aria-label={names}>
      <h2 className={styles.heading}>
        {engines.map((engine) => (
          <span key={engine} className={styles.engine}>
            <EngineName engine={engine} />
            <EngineUsers engine={engine} />
          </span>
        ))}
      </h2>
      <div className={styles.result} style={{blockSize: height}}>
        {blocks ? (
          <Frame
            title={translate(
              {id: 'site.playground.engines.result', message: 'Result of {names}'},
              {names},
            )}
            blocks={blocks}
            onHeight={setHeight}
            onLink={onLink}
          />
        ) : (
          <p className={styles.tooDeep}>
            <Translate id="site.playground.engines.tooDeep">
              This HTML is nested too deeply to be shown as a page.
            </Translate>
          </p>
        )}
      </div>
      <pre className={styles.source} lang="zh-CN">
        <code>
          {lines.slice(0, shownLines).map(({kind, pieces}, index) => (
            <span key={index} className={clsx(styles.line, styles[kind])}>
              {!isReference && kind === 'added' && '+ '}
              {!isReference && kind === 'missing' && '− '}
              {pieces.map(({text, differs}, at) =>
                differs ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      {lines.length > shownLines && (
        <p>
          <Translate
            id="site.playground.engines.cut"
            values={{shown: shownLines, count: lines.length}}
          >
            {'{shown} of {count} lines are shown.'}
          </Translate>
        </p>
      )}
    </section>
  );
}

/** Programs that use an engine, each with its source. */
function EngineUsers({engine}: {readonly engine: EngineId}): ReactNode {
  return (
    <small className={styles.users}>
      <Translate id="site.playground.engines.usedBy">Used by</Translate>{' '}
      {catalog[engine].usedBy.map(({name, source}, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Link to={source}>{name}</Link>
        </span>
      ))}
    </small>
  );
}
