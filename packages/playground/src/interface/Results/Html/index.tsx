import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Block} from '../../../worker/preview/index.ts';
import {containsOffset} from '../../text-range.ts';
import HtmlBlock from './Block.tsx';
import styles from './styles.module.css';

type Props = {
  readonly blocks: readonly Block[];
  readonly offset: number | undefined;
  readonly onPick: (from: number, to: number) => void;
};

/** Blocks per page; a long text has thousands. */
const page = 300;

/** The engine's HTML as text, block by block; each block links to its source. */
export default function ResultHtml({blocks, offset, onPick}: Props): ReactNode {
  const [limit, setLimit] = useState(page);
  return (
    <div className={styles.html}>
      {blocks.slice(0, limit).map((block, index) => (
        <HtmlBlock
          key={index}
          block={block}
          number={index + 1}
          isCurrent={containsOffset(block, offset)}
          onPick={onPick}
        />
      ))}
      {blocks.length > limit && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            setLimit(limit + page);
          }}
        >
          <Translate id="site.playground.html.more" values={{count: blocks.length - limit}}>
            {'{count} more blocks'}
          </Translate>
        </button>
      )}
    </div>
  );
}
