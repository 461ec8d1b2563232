import {asStored, pathsIn, type DocsEntry, type DocsList, type Store} from './docs-list';

interface Saving {
  readonly store: Store;
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** Is called after each entry. */
  readonly onSaved: (entry: DocsEntry) => void;
}

/** Why not all was stored: the reader has stopped it, there is no room, or something could not be had. */
export type SaveFailure = 'cancelled' | 'full' | 'network';

/** Entries that are fetched at once. */
const concurrency = 4;

/**
 * Stores entries in their order, some at once. What is stored stays when it fails, so that the next attempt goes on from there.
 *
 * @returns nothing when all are stored
 */
export async function saveEntries(
  entries: readonly DocsEntry[],
  saving: Saving,
): Promise<SaveFailure | undefined> {
  try {
    for (let index = 0; index < entries.length; index += concurrency) {
      const batch = entries.slice(index, index + concurrency);
      await Promise.all(batch.map((entry) => saveEntry(entry, saving)));
    }
    return undefined;
  } catch (error) {
    return saving.signal.aborted ? 'cancelled' : isFull(error) ? 'full' : 'network';
  }
}

async function saveEntry(entry: DocsEntry, {store, fetch, signal, onSaved}: Saving): Promise<void> {
  const {path, revision, title} = entry;
  // `reload` is what the worker leaves alone (plugins/hosting/offline): it never answers with what is stored.
  const cache = revision === undefined ? 'default' : 'reload';
  const response = await fetch(path, {signal, cache});
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isHtml !== (title !== undefined)) {
    throw new Error(`${path}: status ${response.status}`);
  }
  await store.put(path, asStored(response, revision));
  onSaved(entry);
}

/** Takes away what the list no longer has. */
export async function prune(list: DocsList, store: Store, kept: readonly string[]): Promise<void> {
  const paths = new Set([...list.map(({path}) => path), ...kept]);
  const stored = await pathsIn(store);
  await Promise.all(stored.filter((path) => !paths.has(path)).map((path) => store.delete(path)));
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
