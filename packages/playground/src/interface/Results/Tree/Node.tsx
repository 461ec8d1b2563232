import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {TreeNode} from '../../../worker/tree.ts';
import {containsOffset} from '../../text-range.ts';
import {keyNodes, noNodes} from './node-keys.ts';
import {hasModifier, reveal} from './rows.ts';
import styles from './Node.module.css';

type Props = {
  readonly node: TreeNode;
  readonly offset: number | undefined;
  /** Counted from 1, the root. */
  readonly level: number;
  readonly onPick: (from: number, to: number) => void;
};

/** Children per page: a long text has tens of thousands. */
const page = 200;

export default function TreeNodeRow({node, offset, level, onPick}: Props): ReactNode {
  const {type, detail, from, to, children} = node;
  const containsCursor = containsOffset(node, offset);
  const isRoot = level === 1;
  const keys = useKeys(children);
  const [choice, setChoice] = useState<boolean>();
  const [limit, setLimit] = useState(page);
  const open = children.length > 0 && (choice ?? (isRoot || containsCursor));
  const isCurrent =
    containsCursor && !(open && children.some((child) => containsOffset(child, offset)));
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent && row.current) {
      reveal(row.current);
    }
  }, [isCurrent]);
  const toggleBy = (event: KeyboardEvent) => {
    const isWay = event.key === (open ? 'ArrowLeft' : 'ArrowRight');
    if (isWay && children.length > 0 && !hasModifier(event)) {
      event.preventDefault();
      setChoice(!open);
    }
  };

  return (
    <div>
      <div className={styles.line}>
        {children.length > 0 ? (
          <button
            type="button"
            className={clsx(styles.toggle, open && styles.open)}
            // On the row, arrow keys do the same.
            aria-hidden
            tabIndex={-1}
            onClick={() => {
              setChoice(!open);
            }}
          />
        ) : (
          <span className={styles.leaf} />
        )}
        <button
          ref={row}
          type="button"
          role="treeitem"
          className={clsx(styles.row, isCurrent && styles.current)}
          aria-level={level}
          aria-expanded={children.length > 0 ? open : undefined}
          aria-selected={isCurrent}
          aria-current={isCurrent || undefined}
          aria-disabled={from === undefined || undefined}
          // Arrow keys move from these rows to all others.
          tabIndex={isRoot || isCurrent ? 0 : -1}
          onKeyDown={toggleBy}
          onClick={() => {
            if (from !== undefined) {
              onPick(from, to ?? from);
            }
          }}
        >
          <span className={styles.type}>{type}</span>{' '}
          {detail && (
            <span className={styles.detail} lang="zh-CN">
              {detail.length > 120 ? `${detail.slice(0, 120)}…` : detail}
            </span>
          )}{' '}
          {from !== undefined && (
            <span className={styles.place}>
              {from}–{to}
            </span>
          )}
        </button>
      </div>
      {open && (
        <div role="group" className={styles.children}>
          {children.slice(0, limit).map((child, index) => (
            <TreeNodeRow
              key={keys[index]}
              node={child}
              offset={offset}
              level={level + 1}
              onPick={onPick}
            />
          ))}
          {children.length > limit && (
            <button
              type="button"
              role="treeitem"
              aria-level={level + 1}
              aria-selected={false}
              tabIndex={-1}
              className={styles.row}
              onClick={() => {
                setLimit(limit + page);
              }}
            >
              <Translate id="site.playground.tree.more" values={{count: children.length - limit}}>
                {'{count} more'}
              </Translate>
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** A key for each node that is stable while the text is edited. */
function useKeys(nodes: readonly TreeNode[]): readonly number[] {
  const [keyed, setKeyed] = useState(() => keyNodes(noNodes, nodes));
  if (keyed.nodes === nodes) {
    return keyed.keys;
  }
  const next = keyNodes(keyed, nodes);
  setKeyed(next);
  return next.keys;
}
