import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Block} from '../../worker/preview';
import styles from './styles.module.css';

type Props = {
  readonly blocks: readonly Block[];
  readonly offset: number | undefined;
  readonly onPick: (from: number, to: number) => void;
};

/** Blocks that are shown at once; a long text has thousands. */
const page = 300;

/** The engine's HTML as text, block by block; each leads to its piece of the source. */
export default function ResultHtml({blocks, offset, onPick}: Props): ReactNode {
  const [limit, setLimit] = useState(page);
  return (
    <div className={styles.html}>
      {blocks.slice(0, limit).map(({from, to, html}, index) => (
        <button
          key={index}
          type="button"
          className={clsx(styles.block, holds(from, to, offset) && styles.current)}
          aria-current={holds(from, to, offset) || undefined}
          disabled={from === to}
          onClick={() => {
            onPick(from, to);
          }}
        >
          {html}
        </button>
      ))}
      {blocks.length > limit && (
        <button
          type="button"
          className={styles.block}
          onClick={() => {
            setLimit(limit + page);
          }}
        >
          <Translate id="site.workbench.html.more" values={{count: blocks.length - limit}}>
            {'{count} more blocks'}
          </Translate>
        </button>
      )}
    </div>
  );
}

function holds(from: number, to: number, offset: number | undefined): boolean {
  return offset !== undefined && from <= offset && offset <= to && from < to;
}
