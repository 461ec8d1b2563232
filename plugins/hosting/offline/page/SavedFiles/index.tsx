import {useEffect, useId, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {focusAt} from '@markdown-zh/ui/focus-at';
import type {Collection} from '../../../../../site/offline';
import Button from '@markdown-zh/ui/Button';
import {pagesOf} from '../../shared/docs-list';
import PageList from '../PageList';
import styles from '../styles.module.css';
import {useSavedFiles} from './useSavedFiles';
import {failureText, progressText, savedText, labelOfRemoval, labelOfSave, titleOf} from './words';

type Props = {
  readonly collection: Collection;
};

/** Saves all docs, or the playground, on this device on request. */
export default function SavedFiles({collection}: Props): ReactNode {
  const {files, progress, failure, save, cancel, remove} = useSavedFiles(collection);
  const id = useId();
  const hasActed = useRef(false);
  const status = useRef<HTMLParagraphElement>(null);
  const isBusy = progress !== undefined;
  const stage = files?.stage;
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
  const pages = stage === 'complete' || stage === 'older' ? pagesOf(files?.saved ?? []) : [];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{titleOf(collection)}</h2>
      <p role="status" ref={status}>
        {failure && `${failureText(failure)} `}
        {progress
          ? translate({id: 'site.offline.saving', message: 'Saving…'})
          : savedText(collection, files)}
      </p>
      {progress && (
        <p className={styles.progress}>
          <progress
            aria-label={translate({id: 'site.offline.progress', message: 'Bytes saved'})}
            max={progress.total}
            value={progress.done}
          />
          {progressText(progress)}
        </p>
      )}
      <div className={styles.actions}>
        {progress ? (
          <Button onClick={act(cancel)}>
            <Translate id="site.offline.cancel">Cancel</Translate>
          </Button>
        ) : (
          files &&
          files.missing.length > 0 && (
            <Button onClick={act(save)}>{labelOfSave(collection, files)}</Button>
          )
        )}
        {!progress && files && files.stage !== 'none' && (
          <Button onClick={act(remove)}>{labelOfRemoval(collection)}</Button>
        )}
      </div>
      {pages.length > 0 && (
        <PageList pages={pages.map(({path, title = path}) => ({path, title}))} />
      )}
    </section>
  );
}
