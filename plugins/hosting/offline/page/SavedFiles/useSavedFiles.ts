import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Collection} from '../../../../../site/offline';
import {bytesOf, type DocsList} from '../../shared/docs-list';
import type {SaveFailure} from '../../shared/save-docs';
import {fetchList, readSaved, removeFiles, saveFiles, type Saved} from './stored-files';

interface SavedFiles {
  /** Undefined until storage is read, `null` if no list is available. */
  readonly files: Saved | null | undefined;
  /** In bytes, while they are being saved. */
  readonly progress: {readonly done: number; readonly total: number} | undefined;
  /** Why the last attempt failed. */
  readonly failure: SaveFailure | undefined;
  readonly save: () => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

/** All docs or the playground on this device, and the actions on them. */
export function useSavedFiles(collection: Collection): SavedFiles {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const location = useMemo(() => ({baseUrl, collection}), [baseUrl, collection]);
  const [files, setFiles] = useState<Saved | null>();
  const [progress, setProgress] = useState<SavedFiles['progress']>();
  const [failure, setFailure] = useState<SaveFailure>();
  const stop = useRef<AbortController>(null);

  const lookUp = useCallback(
    async (list?: DocsList): Promise<void> => {
      setFiles(await readSaved(location, list).catch(() => null));
    },
    [location],
  );

  useEffect(() => {
    const begin = async (): Promise<void> => {
      // Show stored files at once: on a dead line, the request for the list may take minutes to fail.
      const stored = await readSaved(location).catch(() => null);
      if (stored) {
        setFiles(stored);
      }
      await lookUp(await fetchList(location));
    };
    void begin();
    return () => {
      stop.current?.abort();
    };
  }, [location, lookUp]);

  const run = async (wanted: Saved): Promise<void> => {
    const total = bytesOf(wanted.missing);
    let done = 0;
    stop.current = new AbortController();
    setFailure(undefined);
    setProgress({done, total});
    // Asks the browser not to evict them when storage runs low. Not every browser supports this.
    void (navigator as Partial<Navigator>).storage?.persist().catch(() => false);
    const ended = await saveFiles(location, wanted, stop.current.signal, (bytes) => {
      done += bytes;
      setProgress({done, total});
    }).catch((): SaveFailure => 'full');
    setFailure(ended);
    await lookUp(wanted.list);
    setProgress(undefined);
    if (ended === 'network') {
      // A new build may have been deployed without the files of this list.
      const newest = await fetchList(location);
      if (newest) {
        await lookUp(newest);
      }
    }
  };

  return {
    files,
    progress,
    failure,
    save: () => {
      if (files) {
        void run(files);
      }
    },
    cancel: () => {
      stop.current?.abort();
    },
    remove: () => {
      setFailure(undefined);
      void removeFiles(location).then(() => lookUp(files?.list));
    },
  };
}
