import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Cell, Source} from '../evidence';
import {answerWords, words} from '../words';
import styles from './styles.module.css';

type Props = {
  readonly cell: Cell | undefined;
  readonly numbers: ReadonlyMap<Source, number>;
};

function noteParts(note: string): ReactNode[] {
  return note.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}

/** A cell: the answer, its source, and its limits. */
export default function Answer({cell, numbers}: Props): ReactNode {
  const answer = cell?.value ?? 'unknown';
  return (
    <td className={clsx(styles.answer, styles[answer])}>
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
      {cell?.note && <small>{noteParts(cell.note)}</small>}
    </td>
  );
}
