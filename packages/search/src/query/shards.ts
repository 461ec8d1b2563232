import type {Files} from './files.ts';
import {shardName, type FirstTier} from '../index/first-tier.ts';
import {shardsWith} from '../index/keys.ts';
import {readPostings, readShard, type ShardLine, type TermPostings} from '../index/postings.ts';

/** Shards to fetch at most for one prefix: half of all words begin with a short one. */
const maxShards = 3;

/** A key, or the beginning of keys, whose lines a query needs. */
export interface ShardRequest {
  readonly key: string;
  readonly isPrefix: boolean;
}

/** The fetched shards of terms. */
export interface Shards {
  /** Fetches the requested shards that are missing. Rejects with an `AbortError` if the signal has aborted. */
  readonly fetch: (
    requests: readonly ShardRequest[],
    signal: AbortSignal | undefined,
  ) => Promise<void>;
  /** The lines of the fetched shards that may have a key. */
  readonly linesFor: (request: ShardRequest) => readonly ShardLine[];
  /** The occurrences of a term; undefined for an unknown one. */
  readonly postingsOf: (term: string) => TermPostings | undefined;
  /** Whether a requested shard is missing or damaged. */
  readonly isPartial: (requests: readonly ShardRequest[]) => boolean;
}

/** Caches fetched shards, and the postings that were read from them. */
export function cacheShards({shards: starts, folder}: FirstTier, files: Files): Shards {
  const lines = new Map<number, readonly ShardLine[]>();
  // A term may be in two shards, under two keys, with the same postings.
  const byTerm = new Map<string, ShardLine>();
  const damaged = new Set<number>();
  const read = new Map<string, TermPostings>();
  const numbersOf = ({key, isPrefix}: ShardRequest) =>
    starts.length === 0 ? [] : shardsWith(starts, key, isPrefix).slice(0, maxShards);

  async function fetchOne(number: number): Promise<void> {
    const text = lines.has(number) ? undefined : await files.read(shardName(folder, number));
    if (text !== undefined) {
      const {lines: list, isWhole} = readShard(text);
      lines.set(number, list);
      if (!isWhole) {
        damaged.add(number);
      }
      for (const line of list) {
        byTerm.set(line.term, line);
      }
    }
  }

  return {
    fetch: async (requests, signal) => {
      await Promise.all(Array.from(new Set(requests.flatMap(numbersOf)), fetchOne));
      signal?.throwIfAborted();
    },
    linesFor: (request) => numbersOf(request).flatMap((number) => lines.get(number) ?? []),
    postingsOf: (term) => {
      let postings = read.get(term);
      const line = postings ? undefined : byTerm.get(term);
      if (line) {
        postings = readPostings(line);
        read.set(term, postings);
      }
      return postings;
    },
    isPartial: (requests) =>
      requests.flatMap(numbersOf).some((number) => !lines.has(number) || damaged.has(number)),
  };
}
