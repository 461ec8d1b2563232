import {keyOf} from '../index/keys.ts';
import type {ShardLine} from '../index/postings.ts';
import type {QueryTerm} from './query.ts';
import {isHan} from '../text/tokens.ts';

/** For a term of a query, other terms that may be meant, and how much less they count than the term itself. */
export type Variants = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** How much a homophone counts if the term itself is nowhere, and if it is somewhere. */
const homophoneWeight = {missing: 0.8, present: 0.5} as const;

/** How much a longer word counts, at most. */
const longerWeight = 0.7;

/** The same if it is no word by itself: whoever types `setv` means `setvalue` rather than `set_variable`. */
const compoundWeight = 0.3;

/** Longer ones are no words, but encoded data. */
const latin = /^[a-z0-9]{1,40}$/;

/** Longer words of one beginning. */
const maxLonger = 40;

/**
 * Finds among the lines of a term's shards those that may be meant by it: homophones of Han characters, and words
 * that begin like a word.
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
  const key = keyOf(term);
  const isPresent = lines.some((line) => line.term === term);
  const weight = isPresent ? homophoneWeight.present : homophoneWeight.missing;
  const result = new Map<string, number>();
  for (const {term: other, otherKey} of characters.length < 2 ? [] : lines) {
    if (other !== term && (otherKey ?? keyOf(other)) === key) {
      const others = Array.from(other);
      const same = characters.filter((character, index) => others[index] === character).length;
      if (same > 0 || !isPresent) {
        result.set(other, same > 0 ? weight : weight / 2);
      }
    }
  }
  return result;
}

/** Words that begin like a word, the shorter the better. */
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
