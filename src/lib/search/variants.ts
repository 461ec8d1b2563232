import type {QueryTerm} from './query';
import {keyOf, shardOf, soundOf} from './terms';
import {isHan} from './tokens';

/** For a term of a query, other terms that may be meant, and how much less they count than the term itself. */
export type Variants = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** How much a homophone counts if the term itself is nowhere, and if it is somewhere. */
const homophoneWeight = {missing: 0.8, present: 0.25} as const;

/** How much a longer word counts, at most. */
const longerWeight = 0.7;

const latin = /^[a-z0-9]+$/;

/** Longer words of one beginning. */
const maxLonger = 40;

/**
 * Finds among the terms of a shard those that may be meant by a query's term: homophones of Han characters,
 * and words that begin like a word.
 */
export function variantsAmong(
  {term, weight}: QueryTerm,
  known: readonly string[],
  shards: number,
): ReadonlyMap<string, number> {
  if (isHan(term)) {
    return homophonesOf(term, known, shards);
  }
  return weight === 1 && /^[a-z0-9]{2}/.test(term) ? longerWords(term, known) : new Map();
}

function homophonesOf(
  term: string,
  known: readonly string[],
  shards: number,
): ReadonlyMap<string, number> {
  const characters = Array.from(term);
  const sound = soundOf(term);
  const shard = shardOf(sound, shards);
  const isPresent = known.includes(term);
  const weight = isPresent ? homophoneWeight.present : homophoneWeight.missing;
  const result = new Map<string, number>();
  for (const other of characters.length < 2 ? [] : known) {
    const others = Array.from(other);
    const same = characters.filter((character, index) => others[index] === character).length;
    // A term whose characters sound otherwise stands in this shard for a sound that it has as a word.
    const isAlike =
      soundOf(other) === sound || (same > 0 && shardOf(keyOf(other), shards) !== shard);
    if (
      other !== term &&
      isHan(other) &&
      others.length === characters.length &&
      (same > 0 || !isPresent) &&
      isAlike
    ) {
      result.set(other, same > 0 ? weight : weight / 2);
    }
  }
  return result;
}

function longerWords(term: string, known: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    known
      .filter((other) => other.length > term.length && other.startsWith(term) && latin.test(other))
      .sort((a, b) => a.length - b.length)
      .slice(0, maxLonger)
      .map((other) => [other, longerWeight * Math.sqrt(term.length / other.length)]),
  );
}
