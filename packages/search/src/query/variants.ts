import {termKey} from '../index/keys.ts';
import type {ShardLine} from '../index/postings.ts';
import type {QueryTerm} from './query.ts';
import {isHan} from '../text/tokens.ts';

/** For a term of a query, other terms that may be meant, and their weights relative to the term itself. */
export type Variants = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The weight of a homophone if the term itself is missing from the index, and if it is present. */
const homophoneWeight = {missing: 0.8, present: 0.5} as const;

/** The largest weight of a longer word. */
const longerWeight = 0.7;

/** The same for a compound that is not a word itself: `setv` means `setvalue` rather than `set_variable`. */
const compoundWeight = 0.3;

/** Longer ones are encoded data, not words. */
const latin = /^[a-z0-9]{1,40}$/;

/** Longer words of a term, at most. */
const maxLonger = 40;

/**
 * Finds the terms that a term may stand for, in the lines of its shards. Those are homophones of Han characters, and longer words
 * that begin with a word.
 */
export function variantsAmong(
  {term, weight}: QueryTerm,
  lines: readonly ShardLine[],
): ReadonlyMap<string, number> {
  if (isHan(term)) {
    return homophonesOf(term, lines);
  }
  return weight === 1 && /^[a-z0-9]{2}/.test(term) ? longerWords(term, lines) : new Map();
}

function homophonesOf(term: string, lines: readonly ShardLine[]): ReadonlyMap<string, number> {
  const characters = Array.from(term);
  const key = termKey(term);
  const isPresent = lines.some((line) => line.term === term);
  const weight = isPresent ? homophoneWeight.present : homophoneWeight.missing;
  const result = new Map<string, number>();
  for (const {term: other, otherKey} of characters.length < 2 ? [] : lines) {
    if (other !== term && (otherKey ?? termKey(other)) === key) {
      const others = Array.from(other);
      const same = characters.filter((character, index) => others[index] === character).length;
      if (same > 0 || !isPresent) {
        result.set(other, same > 0 ? weight : weight / 2);
      }
    }
  }
  return result;
}

/** Longer words that begin with a word; shorter ones weigh more. */
export function longerWords(
  term: string,
  lines: readonly ShardLine[],
): ReadonlyMap<string, number> {
  return new Map(
    lines
      .filter(
        ({term: other}) =>
          other.length > term.length && other.startsWith(term) && latin.test(other),
      )
      .sort((a, b) => Number(a.isCompound) - Number(b.isCompound) || a.term.length - b.term.length)
      .slice(0, maxLonger)
      .map(({term: other, isCompound}) => [
        other,
        (isCompound ? compoundWeight : longerWeight) * Math.sqrt(term.length / other.length),
      ]),
  );
}
