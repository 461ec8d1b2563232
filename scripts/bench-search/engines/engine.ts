import type {Page} from '@markdown-zh/search/build';

/** Fetches a file of an index by its name, and counts it; rejects when there is none. */
export type FetchBytes = (name: string) => Promise<Uint8Array>;

/** Finds pages: their paths, the best first. */
export type Search = (query: string) => Promise<readonly string[]>;

/** What an engine makes of the pages. */
export interface BuiltIndex {
  /** What a server serves, not compressed by it, by name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Begins a visit that has fetched nothing yet. */
  readonly open: (fetchBytes: FetchBytes) => Promise<Search>;
}

/** Something that searches pages, as the benchmark sees it. */
export interface Engine {
  readonly name: string;
  /** Rejects where its packages are not installed. */
  readonly build: (pages: readonly Page[]) => Promise<BuiltIndex>;
}

/** As many pages are asked for. */
export const limit = 10;

/** A text as it is served. */
export function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, 'utf8');
}

/** What was served, as a text. */
export function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
