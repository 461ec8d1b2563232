import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeSpans from '@markdown-zh/ui/CodeSpans';
import {lastChecked, type Cell, type Source} from '@markdown-zh/platforms/evidence';
import {answerWords, words} from '@markdown-zh/platforms/words';
import styles from './styles.module.css';

type Props = {
  readonly feature: string;
  readonly cell: Cell | undefined;
  readonly numbers: ReadonlyMap<Source, number>;
};

/** A cell: the answer, its source, and its limits. */
export default function Answer({feature, cell, numbers}: Props): ReactNode {
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
