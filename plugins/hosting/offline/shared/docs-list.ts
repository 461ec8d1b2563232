import {hashHeader} from './judge';

/** A page or a file that readers can save. */
export interface DocsEntry {
  /** With the base URL, encoded. */
  readonly path: string;
  /** Size when stored, not when transferred. */
  readonly bytes: number;
  /** Of the content, as in digests.ts. */
  readonly hash: string;
  /** The address stays the same when the content changes. */
  readonly changes?: true;
  /** Pages only. */
  readonly title?: string;
}

/** Everything that all docs, or the playground, need offline. Files come first, so a stored page always has its files. */
export type DocsList = readonly DocsEntry[];

/** The part of the Cache API used here, https://www.w3.org/TR/service-workers/#cache-interface. */
export interface Store {
  readonly match: (path: string) => Promise<Response | undefined>;
  readonly put: (path: string, response: Response) => Promise<void>;
  readonly delete: (path: string) => Promise<boolean>;
  readonly keys: () => Promise<readonly {readonly url: string}[]>;
}

/** How much of a list is stored: none of it, a part, all of another build, or all of this build. */
export type Stage = 'none' | 'partial' | 'older' | 'complete';

/** Reads a list that a host has sent; undefined if it is none. */
export function parseList(data: unknown, baseUrl: string): DocsList | undefined {
  const isList = Array.isArray(data) && data.every((entry) => isEntry(entry, baseUrl));
  return isList ? (data as DocsList) : undefined;
}

function isEntry(data: unknown, baseUrl: string): boolean {
  const {path, bytes, hash, title} = (data ?? {}) as Partial<Record<keyof DocsEntry, unknown>>;
  return (
    typeof path === 'string' &&
    path.startsWith(baseUrl) &&
    !path.startsWith('//') &&
    typeof bytes === 'number' &&
    typeof hash === 'string' &&
    (title === undefined || typeof title === 'string')
  );
}

/** The entries that are missing or stored with another content. */
export async function missingOf(list: DocsList, store: Store): Promise<DocsEntry[]> {
  // Most entries never change. Reading all keys at once takes a fifth of the time (measured in Chromium).
  const paths = new Set(await pathsIn(store));
  const found = await Promise.all(
    list.map(
      async ({path, hash, changes}) =>
        paths.has(path) &&
        (changes !== true || (await store.match(path))?.headers.get(hashHeader) === hash),
    ),
  );
  return list.filter((_, index) => !found[index]);
}

/** The paths of all stored entries, encoded as browsers do. */
export async function pathsIn(store: Store): Promise<string[]> {
  return (await store.keys()).map(({url}) => new URL(url).pathname);
}

/**
 * @param missing how many entries of the newest list are not stored
 * @param hasAny whether anything is stored
 * @param wasComplete whether all of some list was stored once
 */
export function stageOf(missing: number, hasAny: boolean, wasComplete: boolean): Stage {
  if (missing === 0) {
    return 'complete';
  }
  return wasComplete ? 'older' : hasAny ? 'partial' : 'none';
}

/** The sum of the entries' bytes. */
export function bytesOf(entries: readonly DocsEntry[]): number {
  return entries.reduce((sum, {bytes}) => sum + bytes, 0);
}

/** The entries that are pages. */
export function pagesOf(entries: readonly DocsEntry[]): DocsEntry[] {
  return entries.filter(({title}) => title !== undefined);
}

/** Copies a response for the cache, with the hash of its content. The copy is not marked as redirected, which browsers reject for a page. */
export function asStored(response: Response, hash: string): Response {
  const {body, status, statusText} = response;
  const headers = new Headers(response.headers);
  headers.set(hashHeader, hash);
  return new Response(body, {status, statusText, headers});
}
