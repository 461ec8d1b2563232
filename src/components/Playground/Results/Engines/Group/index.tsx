import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {catalog} from '@site/src/lib/engines/catalog';
import Frame from '../../../Frame';
import type {Group} from '../../../worker/comparison';
import EngineName from '../Name';
import {useBlocks} from './useBlocks';
import styles from './styles.module.css';

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
  const blocks = useBlocks(group);
  const names = engines.map((engine) => catalog[engine].name).join(', ');
  return (
    <section className={styles.group} aria-label={names}>
      <h3 className={styles.heading}>
        {engines.map((engine) => (
          <span key={engine} className={styles.engine}>
            <EngineName engine={engine} />
          </span>
        ))}
      </h3>
      <div className={styles.result}>
        {blocks ? (
          <Frame
            title={translate(
              {id: 'site.playground.engines.result', message: 'Result of {names}'},
              {names},
            )}
            blocks={blocks}
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
      {/* A scrollable region must be focusable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.source} tabIndex={0} lang="zh-CN">
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
