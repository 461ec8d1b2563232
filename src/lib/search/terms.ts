import {readingOf} from './syllables';
import {isHan} from './tokens';

/**
 * What the terms have in common that stand in one shard: Han characters the sound, so that homophones of a
 * query's terms come with them; words their first two letters, so that prefixes find them.
 */
export function keyOf(term: string): string {
  return isHan(term) ? soundOf(term) : Array.from(wordOf(term)).slice(0, 2).join('');
}

/** The word of a term, without the Han character that may stand beside it. */
function wordOf(term: string): string {
  const characters = Array.from(term);
  const isFirst = characters.length > 1 && isHan(characters[0] ?? '');
  return isFirst ? characters.slice(1).join('') : term;
}

/** The readings of a term's characters; a rare character stands for itself. */
export function soundOf(term: string): string {
  return Array.from(term, (character) => readingOf(character) ?? character).join(' ');
}

/** The number of a key's shard: FNV-1a, 32 bits, over UTF-16 code units. */
export function shardOf(key: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % shards;
}
