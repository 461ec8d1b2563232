import {listFiles, type Collection} from '../../../../../site/offline';
import {cacheNames} from '../../shared/caches';
import {
  missingOf,
  pagesOf,
  parseList,
  stageOf,
  type DocsEntry,
  type DocsList,
  type Stage,
} from '../../shared/docs-list';
import {prune, saveEntries, type SaveFailure} from '../../shared/save-docs';

/** All docs, or the playground, and how much of it is stored. */
export interface Saved {
  readonly stage: Stage;
  readonly list: DocsList;
  readonly missing: readonly DocsEntry[];
  /** The last list that was stored completely. */
  readonly saved: DocsList;
}

/** The base URL and the collection that name a cache. */
interface CacheLocation {
  readonly baseUrl: string;
  readonly collection: Collection;
}

/** Checks which entries of a list are stored. Without an argument it uses the stored list; `null` if there is none. */
export async function readSaved(
  {baseUrl, collection}: CacheLocation,
  known?: DocsList,
): Promise<Saved | null> {
  const name = cacheNames(baseUrl)[collection];
  // Opening a cache would create it.
  const cache = (await caches.has(name)) ? await caches.open(name) : undefined;
  const stored = await cache?.match(baseUrl + listFiles[collection]);
  const kept = stored && parseList(await stored.json().catch(() => undefined), baseUrl);
  const saved = kept ?? [];
  const list = known ?? kept;
  if (!list) {
    return null;
  }
  const missing = cache ? await missingOf(list, cache) : list;
  const stage = stageOf(missing.length, missing.length < list.length, kept !== undefined);
  return {stage, list, missing, saved};
}

/** Loads the newest list; undefined if that fails. */
export async function fetchList({
  baseUrl,
  collection,
}: CacheLocation): Promise<DocsList | undefined> {
  try {
    // `reload` bypasses stored responses (plugins/hosting/offline).
    const response = await fetch(baseUrl + listFiles[collection], {cache: 'reload'});
    return response.ok ? parseList(await response.json(), baseUrl) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores missing entries, then the list, which marks them as complete. Older copies of these pages, stored when they
 * were opened, are deleted.
 *
 * @param onSaved called with the size of each entry in bytes
 */
export async function saveFiles(
  {baseUrl, collection}: CacheLocation,
  {list, missing}: Saved,
  signal: AbortSignal,
  onSaved: (bytes: number) => void,
): Promise<SaveFailure | undefined> {
  const names = cacheNames(baseUrl);
  const store = await caches.open(names[collection]);
  const failure = await saveEntries(missing, {
    store,
    baseUrl,
    origin: window.location.origin,
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
  const listPath = baseUrl + listFiles[collection];
  await store.put(listPath, new Response(JSON.stringify(list)));
  await prune(list, store, [listPath]);
  return undefined;
}

export async function removeFiles({baseUrl, collection}: CacheLocation): Promise<void> {
  await caches.delete(cacheNames(baseUrl)[collection]);
}
