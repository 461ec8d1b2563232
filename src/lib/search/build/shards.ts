import {keyOf} from '../keys';
import {writeLine, type TermLists} from '../postings';
import {isHan} from '../tokens';
import {otherKeys} from './readings';

/** About so many UTF-16 code units of lines are a shard: about 1 KB, compressed by Brotli. */
const shardLength = 2500;

interface KeyedLine {
  readonly key: string;
  readonly line: string;
}

/**
 * Terms in the order of their keys, in files of about one length. Lines of one key stand in one file. `starts` has
 * for each file the shortest beginning of its first key that comes after the last key of the file before.
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
  const lines = terms.flatMap((entry): KeyedLine[] => [
    {key: keyOf(entry.term), line: writeLine(entry)},
    ...Array.from(others.get(entry.term) ?? [], (key) => ({key, line: writeLine(entry, key)})),
  ]);
  lines.sort((a, b) => compare(a.key, b.key) || compare(a.line, b.line));
  const shards: string[][] = [];
  const starts: string[] = [];
  let length = Infinity;
  let last = '';
  for (const {key, line} of lines) {
    if (key !== last && length + line.length > shardLength) {
      shards.push([]);
      starts.push(starts.length === 0 ? '' : shortestAfter(last, key));
      length = 0;
    }
    shards.at(-1)?.push(line);
    length += line.length + 1;
    last = key;
  }
  return {shards: shards.map((shard) => shard.join('\n')), starts};
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The shortest beginning of a key that comes after the one before it. */
function shortestAfter(before: string, key: string): string {
  let length = 1;
  while (key.slice(0, length) <= before) {
    length += 1;
  }
  return key.slice(0, length);
}
