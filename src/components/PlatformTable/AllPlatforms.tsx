import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ScrollableTable from '@site/src/components/ScrollableTable';
import CodeSpans from '@markdown-zh/ui/CodeSpans';
import {lastChecked, type Cell, type Source} from '@markdown-zh/platforms/evidence';
import type {Feature, FeatureId} from '@markdown-zh/platforms/features';
import type {PlatformGroup} from '@markdown-zh/platforms/groups';
import {answerWords, words} from '@markdown-zh/platforms/words';
import styles from './AllPlatforms.module.css';

type Props = {
  readonly groups: readonly PlatformGroup[];
  /** In the order of the columns. */
  readonly features: readonly (Feature & {readonly id: FeatureId})[];
  readonly numbers: ReadonlyMap<Source, number>;
};

/** All platforms, one a row and in groups, with a column for each feature. */
export default function AllPlatforms({groups, features, numbers}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <div className={styles.all}>
      <ScrollableTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.platform}</th>
            {features.map(({id, name, sample}) => (
              <th key={id} scope="col">
                {name}
                {sample && <code>{sample}</code>}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({id: group, name: groupName, platforms}) => {
          const anchor = `platforms-${group}`;
          collectAnchor(anchor);
          return (
            <tbody key={group} id={anchor}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={features.length + 1}>
                  <span>{groupName}</span>
                </th>
              </tr>
              {platforms.map(({id, name, scope, cells}) => (
                <tr key={id}>
                  <th scope="row">
                    {name}
                    {scope && <small>{scope}</small>}
                  </th>
                  {features.map((feature) => (
                    <Answer
                      key={feature.id}
                      feature={feature.name}
                      cell={cells[feature.id]}
                      numbers={numbers}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
      </ScrollableTable>
    </div>
  );
}

type AnswerProps = {
  readonly feature: string;
  readonly cell: Cell | undefined;
  readonly numbers: ReadonlyMap<Source, number>;
};

/** A cell: the answer, its source, and its limits. */
function Answer({feature, cell, numbers}: AnswerProps): ReactNode {
  const answer = cell?.value ?? 'unknown';
  return (
    <td className={clsx(styles.answer, styles[answer])} data-feature={feature}>
      <b>{answerWords[answer]}</b>
      {cell?.sources.map((source) => {
        const number = numbers.get(source) ?? 0;
        return (
          <Link
            key={number}
            to={`#source-${number}`}
            aria-label={`${words.sourceLabel} ${number}`}
            data-search="none"
          >
            {number}
          </Link>
        );
      })}
      {cell?.note && (
        <small>
          <CodeSpans>{cell.note}</CodeSpans>
        </small>
      )}
      {cell && cell.checked !== lastChecked && <time>{cell.checked}</time>}
    </td>
  );
}
