import {docsListFile} from '@site/site/offline';
import {cacheNames} from '@site/src/lib/offline/caches';
import {
  missingOf,
  pagesOf,
  stageOf,
  type DocsEntry,
  type DocsList,
  type Stage,
} from '@site/src/lib/offline/docs-list';
import {prune, saveEntries, type SaveFailure} from '@site/src/lib/offline/save-docs';

/** What there is, and what of it is stored. */
export interface Docs {
  readonly stage: Stage;
  readonly list: DocsList;
  readonly missing: readonly DocsEntry[];
  /** What is stored, as the list says that was stored as a whole last. */
  readonly saved: DocsList;
}

/**
 * Looks up what is stored of a list. Without one it is that which is stored; `null` where there is none either.
 */
export async function readDocs(baseUrl: string, known?: DocsList): Promise<Docs | null> {
  const {saved: name} = cacheNames(baseUrl);
  // A store that is opened is there from then on.
  const cache = (await caches.has(name)) ? await caches.open(name) : undefined;
  const stored = await cache?.match(baseUrl + docsListFile);
  const saved = stored ? ((await stored.json()) as DocsList) : [];
  const list = known ?? (stored && saved);
  if (!list) {
    return null;
  }
  const missing = cache ? await missingOf(list, cache) : list;
  const stage = stageOf(missing.length, missing.length < list.length, stored !== undefined);
  return {stage, list, missing, saved};
}

/** The newest list; undefined where it cannot be had. */
export async function fetchList(baseUrl: string): Promise<DocsList | undefined> {
  try {
    // `reload`: not what is stored (plugins/hosting/offline).
    const response = await fetch(baseUrl + docsListFile, {cache: 'reload'});
    return response.ok ? ((await response.json()) as DocsList) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores what is missing, and then that all is stored. A page whose copy is stored because it was opened is the newer one from then
 * on.
 *
 * @param onSaved is called with the bytes of each entry
 */
export async function saveDocs(
  baseUrl: string,
  {list, missing}: Docs,
  signal: AbortSignal,
  onSaved: (bytes: number) => void,
): Promise<SaveFailure | undefined> {
  const names = cacheNames(baseUrl);
  const store = await caches.open(names.saved);
  const failure = await saveEntries(missing, {
    store,
    fetch: (...asked) => window.fetch(...asked),
    signal,
    onSaved: ({bytes}) => {
      onSaved(bytes);
    },
  });
  if (failure) {
    return failure;
  }
  const opened = await caches.open(names.pages);
  await Promise.all(pagesOf(missing).map(({path}) => opened.delete(path)));
  const listPath = baseUrl + docsListFile;
  await store.put(listPath, new Response(JSON.stringify(list)));
  await prune(list, store, [listPath]);
  return undefined;
}

export async function removeDocs(baseUrl: string): Promise<void> {
  await caches.delete(cacheNames(baseUrl).saved);
}
