import {useCallback, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bytesOf, type DocsList} from '@site/src/lib/offline/docs-list';
import type {SaveFailure} from '@site/src/lib/offline/save-docs';
import {fetchList, readDocs, removeDocs, saveDocs, type Docs} from './stored-docs';

interface SavedDocs {
  /** Undefined until it is looked up, `null` where no list can be had. */
  readonly docs: Docs | null | undefined;
  /** In bytes, as long as docs are saved. */
  readonly progress: {readonly done: number; readonly total: number} | undefined;
  /** Why the last attempt did not end well. */
  readonly failure: SaveFailure | undefined;
  readonly save: () => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

/** The docs on this device, and what can be done with them. */
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
      // What is stored is shown at once: on a line that is lost, not to get the list may take minutes.
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
    // What was asked for should not be thrown away when a device needs room. Not every browser that stores can be asked.
    void (navigator as Partial<Navigator>).storage?.persist().catch(() => false);
    const ended = await saveDocs(baseUrl, wanted, stop.current.signal, (bytes) => {
      done += bytes;
      setProgress({done, total});
    }).catch((): SaveFailure => 'full');
    setFailure(ended);
    await lookUp(wanted.list);
    setProgress(undefined);
    if (ended === 'network') {
      // A new build may be there, without the files of this list.
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
