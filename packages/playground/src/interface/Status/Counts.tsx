import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Popover from '../Popover/index.tsx';
import type {Overview} from '../../worker/overview/index.ts';
import styles from './Counts.module.css';
import {minutesOf, totalOf} from './totals.ts';

type Props = {
  /** Undefined before the text has been counted. */
  readonly overview: Overview | undefined;
  readonly selected: string;
};

/** The number of words as Chinese word processors count them, its parts, and the number of selected characters. */
export default function Counts({overview, selected}: Props): ReactNode {
  return (
    <>
      <Popover
        isAbove
        name={
          <Translate
            id="site.playground.count"
            values={{count: overview ? numberOf(totalOf(overview.prose)) : '…'}}
          >
            {'Words: {count}'}
          </Translate>
        }
      >
        {overview && <Details {...overview} />}
      </Popover>
      {selected !== '' && (
        <span className={styles.selected}>
          <Translate
            id="site.playground.count.selected"
            values={{count: numberOf(charactersOf(selected))}}
          >
            {'Selected: {count}'}
          </Translate>
        </span>
      )}
    </>
  );
}

function Details({prose, code}: Overview): ReactNode {
  const rows = [
    [
      translate({id: 'site.playground.count.characters', message: 'Chinese characters'}),
      prose.characters,
    ],
    [
      translate({id: 'site.playground.count.words', message: 'Words in other scripts'}),
      prose.words,
    ],
    [translate({id: 'site.playground.count.numbers', message: 'Numbers'}), prose.numbers],
    [
      translate({id: 'site.playground.count.punctuation', message: 'Punctuation (not in the sum)'}),
      prose.punctuation,
    ],
    [
      translate({id: 'site.playground.count.code', message: 'In code blocks (not in the sum)'}),
      totalOf(code),
    ],
    [
      translate({id: 'site.playground.count.minutes', message: 'Minutes to read'}),
      minutesOf(prose),
    ],
  ] as const;
  return (
    <dl className={styles.details}>
      {rows.map(([name, count]) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{numberOf(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Without line breaks; a character outside of Unicode's first plane is one. */
function charactersOf(text: string): number {
  return text.replace(/[\r\n]|[\uDC00-\uDFFF]/g, '').length;
}

function numberOf(count: number): string {
  return count.toLocaleString('en');
}
