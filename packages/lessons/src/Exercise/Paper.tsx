import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import styles from './Paper.module.css';

type Props = {
  readonly start: string;
  readonly answer: string;
};

/** The printed form of the field: the text to begin with, and lines to write on. */
export default function Paper({start, answer}: Props): ReactNode {
  return (
    <div className={styles.paper} data-search="none">
      {start.trim() !== '' && (
        <div className={styles.start}>
          <span lang={interfaceLanguage}>
            <Translate id="site.exercise.start">Start</Translate>
          </span>
          <pre>
            <code>{start}</code>
          </pre>
        </div>
      )}
      <div className={styles.lines}>
        {Array.from({length: linesFor(start, answer)}, (_, line) => (
          <div key={line} />
        ))}
      </div>
    </div>
  );
}

/** Handwritten characters that fit on a line of A4. */
const handwritten = 24;

/** The number of lines for the part of the answer that the start lacks, and one more. */
function linesFor(start: string, answer: string): number {
  const known = new Set(start.split('\n'));
  return answer
    .split('\n')
    .filter((line) => line !== '' && !known.has(line))
    .reduce((sum, {length}) => sum + Math.ceil(length / handwritten), 1);
}
