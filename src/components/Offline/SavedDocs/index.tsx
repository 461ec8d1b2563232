import {useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {focusAt} from '@site/src/client/focus-at';
import Button from '@site/src/components/Button';
import {pagesOf} from '@site/src/lib/offline/docs-list';
import PageList from '../PageList';
import styles from '../styles.module.css';
import {useSavedDocs} from './useSavedDocs';
import {describeDocs, describeFailure, labelOfSave} from './words';

/** Saves all docs on this device on request. */
export default function SavedDocs(): ReactNode {
  const {docs, progress, failure, save, cancel, remove} = useSavedDocs();
  const hasActed = useRef(false);
  const status = useRef<HTMLParagraphElement>(null);
  const isBusy = progress !== undefined;
  const stage = docs?.stage;
  useEffect(() => {
    // The clicked button may have disappeared.
    if (
      stage !== undefined &&
      !isBusy &&
      hasActed.current &&
      document.activeElement === document.body
    ) {
      focusAt(status.current);
    }
  }, [stage, isBusy]);
  const act = (action: () => void) => () => {
    hasActed.current = true;
    action();
  };
  const pages = docs?.stage === 'complete' || docs?.stage === 'older' ? pagesOf(docs.saved) : [];
  return (
    <section>
      <h2>
        <Translate id="site.offline.docs">All docs</Translate>
      </h2>
      <p role="status" ref={status}>
        {failure && `${describeFailure(failure)} `}
        {progress ? translate({id: 'site.offline.saving', message: 'Saving…'}) : describeDocs(docs)}
      </p>
      {progress && (
        <progress
          className={styles.progress}
          aria-label={translate({id: 'site.offline.progress', message: 'Bytes saved'})}
          max={progress.total}
          value={progress.done}
        />
      )}
      <div className={styles.actions}>
        {progress ? (
          <Button onClick={act(cancel)}>
            <Translate id="site.offline.cancel">Cancel</Translate>
          </Button>
        ) : (
          docs &&
          docs.missing.length > 0 && <Button onClick={act(save)}>{labelOfSave(docs)}</Button>
        )}
        {!progress && docs && docs.stage !== 'none' && (
          <Button onClick={act(remove)}>
            <Translate id="site.offline.remove">Delete saved docs</Translate>
          </Button>
        )}
      </div>
      {pages.length > 0 && (
        <PageList pages={pages.map(({path, title = path}) => ({path, title}))} />
      )}
    </section>
  );
}
