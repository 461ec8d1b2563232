import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {TreeNode} from '../../../worker/tree';
import styles from './styles.module.css';

type Props = {
  readonly node: TreeNode;
  readonly offset: number | undefined;
  readonly isOpen?: boolean;
  readonly onPick: (from: number, to: number) => void;
};

/** Children that are shown at once: a long text has tens of thousands. */
const page = 200;

export default function TreeNodeRow({node, offset, isOpen = false, onPick}: Props): ReactNode {
  const {type, detail, from, to, children} = node;
  const holdsCursor = holds(node, offset);
  const isCurrent = holdsCursor && !children.some((child) => holds(child, offset));
  const [choice, setChoice] = useState<boolean>();
  const [limit, setLimit] = useState(page);
  const open = children.length > 0 && (choice ?? (isOpen || holdsCursor));
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) {
      row.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isCurrent]);

  return (
    <li>
      <div className={styles.line}>
        {children.length > 0 ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-label={translate(
              {id: 'site.workbench.tree.children', message: 'Children of {type}'},
              {type},
            )}
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
          className={clsx(styles.row, isCurrent && styles.current)}
          aria-current={isCurrent || undefined}
          disabled={from === undefined}
          onClick={() => {
            onPick(from ?? 0, to ?? 0);
          }}
        >
          <span className={styles.type}>{type}</span>
          {detail && (
            <span className={styles.detail} lang="zh-CN">
              {detail.length > 120 ? `${detail.slice(0, 120)}…` : detail}
            </span>
          )}
          {from !== undefined && (
            <span className={styles.place}>
              {from}–{to}
            </span>
          )}
        </button>
      </div>
      {open && (
        <ul className={styles.children}>
          {children.slice(0, limit).map((child, index) => (
            <TreeNodeRow key={index} node={child} offset={offset} onPick={onPick} />
          ))}
          {children.length > limit && (
            <li>
              <button
                type="button"
                className={styles.row}
                onClick={() => {
                  setLimit(limit + page);
                }}
              >
                <Translate id="site.workbench.tree.more" values={{count: children.length - limit}}>
                  {'{count} more'}
                </Translate>
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

function holds({from, to}: TreeNode, offset: number | undefined): boolean {
  return (
    offset !== undefined &&
    from !== undefined &&
    to !== undefined &&
    from <= offset &&
    offset <= to &&
    from < to
  );
}
