import type {Page} from '@markdown-zh/search/build';

/** Fetches a file of an index by its name, and counts its bytes; rejects if it does not exist. */
export type FetchBytes = (name: string) => Promise<Uint8Array>;

/** Finds pages: their paths, the best first. */
export type Search = (query: string) => Promise<readonly string[]>;

/** The index that an engine builds from the pages. */
export interface BuiltIndex {
  /** The served files, uncompressed, by name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Begins a visit without any fetched file. */
  readonly open: (fetchBytes: FetchBytes) => Promise<Search>;
}

/** A search engine under test. */
export interface Engine {
  readonly name: string;
  /** Rejects if its packages cannot be installed. */
  readonly build: (pages: readonly Page[]) => Promise<BuiltIndex>;
}

/** The number of results to request. */
export const limit = 10;

/** Encodes a text for serving. */
export function encode(text: string): Uint8Array {
  return Buffer.from(text, 'utf8');
}

/** Decodes a served text. */
export function decode(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
