import {judge} from './judge';
import {asStored, pathsIn, type DocsEntry, type DocsList, type Store} from './docs-list';

interface Saving {
  readonly baseUrl: string;
  /** The origin of the site. */
  readonly origin: string;
  readonly store: Store;
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** Called after each entry. */
  readonly onSaved: (entry: DocsEntry) => void;
}

/** Why saving ended early: the reader cancelled it, storage is full, or an entry did not load. */
export type SaveFailure = 'cancelled' | 'full' | 'network';

/** Entries fetched in parallel. */
const concurrency = 4;

/**
 * Stores entries in order, in parallel batches. After a failure, stored entries stay, so the next attempt continues from
 * there.
 *
 * @returns undefined if all entries are stored
 */
export async function saveEntries(
  entries: readonly DocsEntry[],
  saving: Saving,
): Promise<SaveFailure | undefined> {
  try {
    for (let index = 0; index < entries.length; index += concurrency) {
      const batch = entries.slice(index, index + concurrency);
      // Waits for the whole batch, so that no file is stored after the result.
      const results = await Promise.allSettled(batch.map((entry) => saveEntry(entry, saving)));
      const failure = results.find((result) => result.status === 'rejected');
      if (failure) {
        throw failure.reason;
      }
    }
    return undefined;
  } catch (error) {
    return saving.signal.aborted ? 'cancelled' : isFull(error) ? 'full' : 'network';
  }
}

async function saveEntry(entry: DocsEntry, saving: Saving): Promise<void> {
  const {path, hash, changes} = entry;
  const {store, onSaved, baseUrl, origin} = saving;
  const digests = (_: string, found: string) => Promise.resolve(found === hash);
  // The service worker (plugins/hosting/offline) ignores requests with `reload`, so the response is never a stored one. The browser's own
  // cache may also have kept a wrong file.
  for (const cache of changes ? (['reload'] as const) : (['default', 'reload'] as const)) {
    const response = await saving.fetch(path, {signal: saving.signal, cache});
    const {verdict} = await judge(response, new URL(path, origin).href, {baseUrl, digests});
    if (verdict === 'genuine') {
      await store.put(path, asStored(response, hash));
      onSaved(entry);
      return;
    }
  }
  throw new Error(`${path} is not the file of this build.`);
}

/** Deletes stored entries that are no longer in the list. */
export async function prune(list: DocsList, store: Store, kept: readonly string[]): Promise<void> {
  const paths = new Set([...list.map(({path}) => path), ...kept]);
  const stored = await pathsIn(store);
  await Promise.all(stored.filter((path) => !paths.has(path)).map((path) => store.delete(path)));
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
