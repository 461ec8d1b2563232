import type {Files} from './files.ts';
import {shardName, type FirstTier} from '../index/first-tier.ts';
import {shardsWith} from '../index/keys.ts';
import {readPostings, readShard, type ShardLine, type TermPostings} from '../index/postings.ts';

/** Shards that are fetched for one beginning: a short one is the beginning of half of all words. */
const maxShards = 3;

/** A key, or the beginning of keys, whose lines are wanted. */
export interface ShardRequest {
  readonly key: string;
  readonly isPrefix: boolean;
}

/** The shards of terms that were fetched. */
export interface Shards {
  /** Fetches those that are wanted and not there yet. Rejects with an `AbortError` when the signal says so. */
  readonly fetch: (
    wanted: readonly ShardRequest[],
    signal: AbortSignal | undefined,
  ) => Promise<void>;
  /** The lines of the shards that a key stands in, as far as they are there. */
  readonly linesFor: (wanted: ShardRequest) => readonly ShardLine[];
  /** Where a term stands; nothing where it is not known. */
  readonly postingsOf: (term: string) => TermPostings | undefined;
  /** Whether one of those that are wanted could not be had, or not wholly. */
  readonly isPartial: (wanted: readonly ShardRequest[]) => boolean;
}

/** Keeps shards as they are fetched, and what was read in them. */
export function keepShards({shards: starts, folder}: FirstTier, files: Files): Shards {
  const lines = new Map<number, readonly ShardLine[]>();
  // A term may stand in two shards, by two keys, with the same postings.
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
    fetch: async (wanted, signal) => {
      await Promise.all(Array.from(new Set(wanted.flatMap(numbersOf)), fetchOne));
      signal?.throwIfAborted();
    },
    linesFor: (wanted) => numbersOf(wanted).flatMap((number) => lines.get(number) ?? []),
    postingsOf: (term) => {
      let postings = read.get(term);
      const line = postings ? undefined : byTerm.get(term);
      if (line) {
        postings = readPostings(line);
        read.set(term, postings);
      }
      return postings;
    },
    isPartial: (wanted) =>
      wanted.flatMap(numbersOf).some((number) => !lines.has(number) || damaged.has(number)),
  };
}
