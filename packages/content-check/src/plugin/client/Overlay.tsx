import {useId, useState, type ReactNode} from 'react';
import {editorAddress, type Shown} from '../browser.ts';
import styles from './Overlay.module.css';
import {usePath} from './path.ts';
import {useView} from './useView.ts';

function useOverlay() {
  const view = useView(usePath());
  const [choice, setChoice] = useState<boolean>();
  const [closed, setClosed] = useState<string>();
  return {
    view: view?.state === closed ? undefined : view,
    announcement: view === null ? 'No issues' : view?.headline,
    // Issues of other articles alone stay folded until the author opens them.
    isOpen: choice ?? (view?.own.issues.length ?? 0) > 0,
    setIsOpen: setChoice,
    close: () => {
      setClosed(view?.state);
    },
  };
}

/** The issues of the articles, in a corner of the page. The page below keeps working. */
export default function Overlay(): ReactNode {
  const {view, announcement, isOpen, setIsOpen, close} = useOverlay();
  const id = useId();
  return (
    <>
      <output className="sr-only">{announcement}</output>
      {view && (
        <section aria-labelledby={`${id}-title`} className={styles.overlay}>
          <div className={styles.bar}>
            <button
              type="button"
              id={`${id}-title`}
              aria-expanded={isOpen}
              aria-controls={`${id}-issues`}
              className={styles.title}
              onClick={() => {
                setIsOpen(!isOpen);
              }}
            >
              {view.headline}
            </button>
            <button type="button" className={styles.close} onClick={close}>
              <span aria-hidden="true">×</span>
              <span className="sr-only">Close until the issues change</span>
            </button>
          </div>
          <div id={`${id}-issues`} hidden={!isOpen} className={styles.issues}>
            <IssueList root={view.root} command={view.command} {...view.own} />
            {view.own.issues.length > 0 && view.others.issues.length > 0 ? (
              <details className={styles.others}>
                <summary>{view.others.headline}</summary>
                <IssueList root={view.root} command={view.command} {...view.others} />
              </details>
            ) : (
              <IssueList root={view.root} command={view.command} {...view.others} />
            )}
          </div>
        </section>
      )}
    </>
  );
}

type ListProps = Shown & {readonly root: string; readonly command: string};

/** Issues with their places. A click on a place opens it in the editor. */
function IssueList({root, command, issues, more}: ListProps): ReactNode {
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
