import {termKey} from '../keys.ts';
import {writeLine, type TermLists} from '../postings.ts';
import {isHan} from '../../text/tokens.ts';
import {otherKeys} from './readings.ts';

/** About how many UTF-16 code units of lines make a shard: about 1 KB, compressed by Brotli. */
const shardLength = 2500;

/**
 * Sorts terms by their keys into files of about one length. All lines of a key are in one file. `starts` has, for each
 * file, the shortest beginning of its first key that sorts after the last key of the previous file.
 */
export function shardsOf(
  terms: readonly TermLists[],
  headings: readonly string[],
): {
  readonly shards: readonly string[];
  readonly starts: readonly string[];
} {
  const pairs = terms.map(({term}) => term).filter((term) => term.length > 1 && isHan(term));
  const others = otherKeys(pairs, headings);
  const linesByKey = new Map<string, string[]>();
  const add = (key: string, line: string) => {
    const lines = linesByKey.get(key);
    if (lines) {
      lines.push(line);
    } else {
      linesByKey.set(key, [line]);
    }
  };
  for (const entry of terms) {
    add(termKey(entry.term), writeLine(entry));
    for (const key of others.get(entry.term) ?? []) {
      add(key, writeLine(entry, key));
    }
  }
  const shards: string[][] = [];
  const starts: string[] = [];
  let length = Infinity;
  let last = '';
  // Without a comparison function, `sort` orders strings by UTF-16 code units, several times as fast.
  for (const key of [...linesByKey.keys()].sort()) {
    for (const line of linesByKey.get(key)?.sort() ?? []) {
      if (key !== last && length + line.length > shardLength) {
        shards.push([]);
        starts.push(starts.length === 0 ? '' : shortestAfter(last, key));
        length = 0;
      }
      shards.at(-1)?.push(line);
      length += line.length + 1;
      last = key;
    }
  }
  return {shards: shards.map((shard) => shard.join('\n')), starts};
}

/** The shortest beginning of a key that sorts after the previous key. */
function shortestAfter(before: string, key: string): string {
  let length = 1;
  while (key.slice(0, length) <= before) {
    length += 1;
  }
  return key.slice(0, length);
}
