import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeSpans from '@markdown-zh/ui/CodeSpans';
import type {Cell} from '@markdown-zh/platforms/evidence';
import {answerWords} from '@markdown-zh/platforms/words';
import styles from './styles.module.css';

type Props = {
  readonly platform: string;
  readonly cell: Cell | undefined;
};

/** The answer of a platform, with its condition, its sources and their date. */
export default function ComparisonCell({platform, cell}: Props): ReactNode {
  const answer = cell?.value ?? 'unknown';
  return (
    <td className={clsx(styles.cell, styles[answer])}>
      <span className={styles.platform}>{platform}</span>
      <div>
        <b>{answerWords[answer]}</b>
        {cell?.note && (
          <span className={styles.note}>
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
