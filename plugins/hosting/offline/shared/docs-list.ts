/** A page or a file that readers can save. */
export interface DocsEntry {
  /** With the base URL, encoded. */
  readonly path: string;
  /** Size when stored, not when transferred. */
  readonly bytes: number;
  /** Set for entries whose address stays the same when their content changes; it changes with the content. */
  readonly revision?: string;
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

/** The header of a stored response that contains its revision. */
const revisionHeader = 'x-revision';

/** The entries that are missing or stored in another revision. */
export async function missingOf(list: DocsList, store: Store): Promise<DocsEntry[]> {
  // Most entries have no revision. Reading all keys at once takes a fifth of the time (measured in Chromium).
  const paths = new Set(await pathsIn(store));
  const found = await Promise.all(
    list.map(
      async ({path, revision}) =>
        paths.has(path) &&
        (revision === undefined ||
          (await store.match(path))?.headers.get(revisionHeader) === revision),
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

/** Copies a response for the cache, with its revision. The copy is not marked as redirected, which browsers reject for a page. */
export function asStored(response: Response, revision?: string): Response {
  const {body, status, statusText} = response;
  const headers = new Headers(response.headers);
  if (revision !== undefined) {
    headers.set(revisionHeader, revision);
  }
  return new Response(body, {status, statusText, headers});
}
