import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CodeSpans from '@markdown-zh/ui/CodeSpans';
import type {Cell, Platform} from '@markdown-zh/platforms/evidence';
import {answerWords, words} from '@markdown-zh/platforms/words';
import type {ComparedFeature} from './model';
import styles from './Table.module.css';

type Props = {
  readonly platforms: readonly Platform[];
  readonly rows: readonly ComparedFeature[];
};

/** A row for each feature and a column for each platform; on a narrow screen, a card for each feature. */
export default function ComparisonTable({platforms, rows}: Props): ReactNode {
  return (
    <div className={`scrolls-sideways ${styles.frame}`}>
      <table className={styles.table} aria-labelledby="compare">
        <thead>
          <tr>
            <th scope="col">{words.feature}</th>
            {platforms.map(({id, name, scope}) => (
              <th key={id} scope="col">
                {name}
                {scope && <small>{scope}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({feature, cells}) => (
            <tr key={feature.id}>
              <th scope="row">
                {feature.name}
                {feature.sample && <code>{feature.sample}</code>}
              </th>
              {platforms.map(({id, name}, index) => (
                <AnswerCell key={id} platform={name} cell={cells[index]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = {
  readonly platform: string;
  readonly cell: Cell | undefined;
};

/** The answer of a platform, with its condition, its sources and their date. */
function AnswerCell({platform, cell}: CellProps): ReactNode {
  const answer = cell?.value ?? 'unknown';
  return (
    <td className={clsx(styles.cell, styles[answer])}>
      <span className={styles.platform}>{platform}</span>
      <div>
        <b>{answerWords[answer]}</b>
        {cell?.note && (
          <span>
            <CodeSpans>{cell.note}</CodeSpans>
          </span>
        )}
        {cell && (
          <small className={styles.evidence}>
            {cell.sources.map(({title, url}) => (
              <span key={url}>
                <Link to={url}>{title}</Link>{' '}
              </span>
            ))}
            <time>{cell.checked}</time>
          </small>
        )}
      </div>
    </td>
  );
}
