import {useCallback, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bytesOf, type DocsList} from '@site/src/lib/offline/docs-list';
import type {SaveFailure} from '@site/src/lib/offline/save-docs';
import {fetchList, readDocs, removeDocs, saveDocs, type Docs} from './stored-docs';

interface SavedDocs {
  /** Undefined until storage is read, `null` if no list is available. */
  readonly docs: Docs | null | undefined;
  /** In bytes, while docs are being saved. */
  readonly progress: {readonly done: number; readonly total: number} | undefined;
  /** Why the last attempt failed. */
  readonly failure: SaveFailure | undefined;
  readonly save: () => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

/** The docs on this device, and the actions on them. */
export function useSavedDocs(): SavedDocs {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [docs, setDocs] = useState<Docs | null>();
  const [progress, setProgress] = useState<SavedDocs['progress']>();
  const [failure, setFailure] = useState<SaveFailure>();
  const stop = useRef<AbortController>(null);

  const lookUp = useCallback(
    async (list?: DocsList): Promise<void> => {
      setDocs(await readDocs(baseUrl, list).catch(() => null));
    },
    [baseUrl],
  );

  useEffect(() => {
    const begin = async (): Promise<void> => {
      // Show stored docs at once: on a dead line, the request for the list may take minutes to fail.
      const stored = await readDocs(baseUrl).catch(() => null);
      if (stored) {
        setDocs(stored);
      }
      await lookUp(await fetchList(baseUrl));
    };
    void begin();
    return () => {
      stop.current?.abort();
    };
  }, [baseUrl, lookUp]);

  const run = async (wanted: Docs): Promise<void> => {
    const total = bytesOf(wanted.missing);
    let done = 0;
    stop.current = new AbortController();
    setFailure(undefined);
    setProgress({done, total});
    // Asks the browser not to evict saved docs when storage runs low. Not every browser supports this.
    void (navigator as Partial<Navigator>).storage?.persist().catch(() => false);
    const ended = await saveDocs(baseUrl, wanted, stop.current.signal, (bytes) => {
      done += bytes;
      setProgress({done, total});
    }).catch((): SaveFailure => 'full');
    setFailure(ended);
    await lookUp(wanted.list);
    setProgress(undefined);
    if (ended === 'network') {
      // A new build may have been deployed without the files of this list.
      const newest = await fetchList(baseUrl);
      if (newest) {
        await lookUp(newest);
      }
    }
  };

  return {
    docs,
    progress,
    failure,
    save: () => {
      if (docs) {
        void run(docs);
      }
    },
    cancel: () => {
      stop.current?.abort();
    },
    remove: () => {
      setFailure(undefined);
      void removeDocs(baseUrl).then(() => lookUp(docs?.list));
    },
  };
}
