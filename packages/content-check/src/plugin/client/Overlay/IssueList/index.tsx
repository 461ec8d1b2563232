import type {ReactNode} from 'react';
import {editorAddress, type Shown} from '../../../browser.ts';
import styles from './styles.module.css';

type Props = Shown & {readonly root: string; readonly command: string};

/** Issues with their places. A click on a place opens it in the editor. */
export default function IssueList({root, command, issues, more}: Props): ReactNode {
  if (issues.length === 0) {
    return null;
  }
  return (
    <>
      <ul className={styles.list}>
        {issues.map((issue, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.place}
              onClick={() => void fetch(editorAddress(root, issue))}
            >
              {`${issue.file}:${issue.line}:${issue.column}`}
            </button>{' '}
            <span className={styles.rule}>
              {issue.severity} {issue.rule}
            </span>
            <p className={styles.message}>{issue.message}</p>
            {issue.chinese !== undefined && (
              <p lang="zh-CN" className={styles.message}>
                {issue.chinese}
              </p>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>
          and {more} more: <code>{command}</code>
        </p>
      )}
    </>
  );
}
