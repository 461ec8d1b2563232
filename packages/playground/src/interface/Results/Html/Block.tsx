import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Block} from '../../../worker/preview/index.ts';
import styles from './Block.module.css';

type Props = {
  readonly block: Block;
  /** Counted from 1. */
  readonly number: number;
  readonly isCurrent: boolean;
  readonly onPick: (from: number, to: number) => void;
};

/** A block's HTML as selectable text. A click goes to its source, like the button beside it. */
export default function HtmlBlock({block, number, isCurrent, onPick}: Props): ReactNode {
  const {from, to, html} = block;
  const pick = () => {
    onPick(from, to);
  };
  const hasSource = from < to;
  return (
    <div className={clsx(styles.block, isCurrent && styles.current)}>
      {hasSource && (
        <button
          type="button"
          className={styles.source}
          aria-label={translate(
            {id: 'site.playground.html.source', message: 'Source of block {number}'},
            {number},
          )}
          aria-current={isCurrent || undefined}
          onClick={pick}
        />
      )}
      {/* The button serves the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <pre
        className={clsx(styles.html, hasSource && styles.leads)}
        lang="zh-CN"
        onClick={() => {
          if (hasSource && document.getSelection()?.isCollapsed !== false) {
            pick();
          }
        }}
      >
        {html}
      </pre>
    </div>
  );
}
