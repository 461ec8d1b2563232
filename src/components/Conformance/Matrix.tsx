import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {
  conformance,
  type Conformance,
  type SectionResult,
  type Versions,
} from '@markdown-zh/engines/conformance';
import versions from '@markdown-zh/engines/data/versions.json';
import type {SetId} from '@markdown-zh/engines/example';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import ScrollableTable from '@site/src/components/ScrollableTable';
import {
  anchorOf,
  columnsOf,
  countOf,
  linkKey,
  playgroundLink,
  qualifiedName,
  type Against,
  type Count,
} from './model';
import {words} from './words';
import styles from './Matrix.module.css';

type Props = {
  readonly set: SetId;
  /** In the language of the article. */
  readonly caption: string;
};

/** Passed examples by section and engine: the engines that deviate most first, and folded, those that pass all. */
export default function ConformanceMatrix({set, caption}: Props): ReactNode {
  const sections = conformance.results[set];
  const against = set === 'chinese' ? 'author' : 'specification';
  const {deviating, perfect} = columnsOf(sections, conformance.configurations, against);
  const shared = {set, sections, against, caption} as const;
  return (
    <>
      <Table {...shared} engines={deviating} />
      {perfect.length > 0 && (
        <details className={styles.perfect}>
          <summary>{words.perfect(perfect.map(qualifiedName))}</summary>
          <Table {...shared} engines={perfect} />
        </details>
      )}
    </>
  );
}

type TableProps = Props & {
  readonly sections: readonly SectionResult[];
  readonly against: Against;
  readonly engines: Conformance['configurations'];
};

/** A table of passed examples by section and engine; every number links to the examples. */
function Table({set, sections, against, caption, engines}: TableProps): ReactNode {
  return (
    <div className={styles.frame}>
      <ScrollableTable className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" lang={interfaceLanguage}>
              <Translate id="site.conformance.section">Section</Translate>
            </th>
            {engines.map((engine) => (
              <th key={engine.id} scope="col">
                <EngineHeader engine={engine} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr key={section.id}>
              <th scope="row">
                <Link to={section.reference} lang={section.sample ? undefined : 'en'}>
                  {section.title}
                </Link>
                {section.sample && <code>{section.sample.replaceAll('\n', '⏎')}</code>}
              </th>
              {engines.map(({id, playground}) => (
                <Cell
                  key={id}
                  count={countOf([section], id)}
                  to={playgroundLink(set, linkKey(section, id), playground)}
                  against={against}
                />
              ))}
            </tr>
          ))}
        </tbody>
        {against === 'specification' && (
          <tfoot>
            <tr>
              <th scope="row" lang={interfaceLanguage}>
                <Translate id="site.conformance.all">All</Translate>
              </th>
              {engines.map(({id}) => (
                <Cell
                  key={id}
                  count={countOf(sections, id)}
                  to={`#${anchorOf(id)}`}
                  against={against}
                />
              ))}
            </tr>
          </tfoot>
        )}
      </ScrollableTable>
    </div>
  );
}

/** More do not fit into a column. */
const shownPackages = 3;

/** The header of an engine's column: its name, packages with versions, and options. */
function EngineHeader({engine}: {readonly engine: Conformance['configurations'][number]}) {
  return (
    <span lang="en" className={styles.engine}>
      <strong>{engine.name}</strong>
      {engine.packages.slice(0, shownPackages).map((name) => (
        <small key={name}>
          {name !== engine.name && `${name} `}
          {(versions as Versions)[name]}
        </small>
      ))}
      {engine.options.map((option) => (
        <small key={option}>
          <code>{option}</code>
        </small>
      ))}
    </span>
  );
}

type CellProps = {
  readonly count: Count;
  readonly to: string;
  readonly against: Against;
};

/** A count that links to its examples; a single case of an author is met or not. */
function Cell({count, to, against}: CellProps): ReactNode {
  const {given, refused, total} = count;
  const isWord = against === 'author' && total === 1;
  const word = refused > 0 ? words.refused : given > 0 ? words.given : words.other;
  const tone =
    against === 'author' ? given === total && styles.works : given < total && styles.lacks;
  return (
    <td className={clsx(styles.cell, tone)} data-search="none">
      <Link to={to} data-noBrokenLinkCheck={!to.startsWith('#')}>
        {isWord ? word : `${given}/${total}`}
      </Link>
      {tone === styles.lacks && given > 0 && <Share of={given / total} />}
    </td>
  );
}

/** A bar at the bottom of the cell. It is an SVG, because the site's policy forbids style attributes. */
function Share({of}: {readonly of: number}): ReactNode {
  return (
    <svg className={styles.share} aria-hidden="true">
      <rect width={`${(of * 100).toFixed(1)}%`} height="100%" />
    </svg>
  );
}
