import type {Files} from './files.ts';
import {wordsName, type FirstTier} from '../index/first-tier.ts';
import {termRequest, type Meaning} from './meanings.ts';
import type {Query} from './query.ts';
import type {Shards} from './shards.ts';
import {longerWords, type Variants} from './variants.ts';

/** Shorter words have too many neighbours. */
const shortestTypo = 4;

const isWord = /^[a-z\d]/;

/** The weight of a word that is one edit away. */
const typoWeight = 0.8;

/** The words of a query that are not in the index, and begin no word in it. */
export function unknownWords({terms}: Query, variants: Variants, shards: Shards): string[] {
  return terms
    .filter(({term, weight}) => weight === 1 && isWord.test(term) && term.length >= shortestTypo)
    .map(({term}) => term)
    .filter((term) => !shards.postingsOf(term) && variants.get(term)?.size === 0);
}

/** The words that each mistyped word may stand for. */
type Corrections = ReadonlyMap<string, readonly string[]>;

/** Finds the words that unknown ones may be typos of. */
export async function findCorrections(
  unknown: readonly string[],
  {folder, words: lengths}: FirstTier,
  files: Files,
): Promise<Corrections> {
  const lists = unknown.map(async (term) => {
    const near = [term.length - 1, term.length, term.length + 1].filter((length) =>
      lengths.includes(length),
    );
    const words = await Promise.all(near.map((length) => files.read(wordsName(folder, length))));
    return [
      term,
      words.flatMap((list) => list?.split(' ') ?? []).filter((word) => isOneEditAway(term, word)),
    ] as const;
  });
  return new Map(await Promise.all(lists));
}

/** The words of a normalised query, without the Han characters beside them. */
const wordsOfText = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** A query with its typos corrected, wherever it has them. Of several corrections, `corrected` has the most common one. */
export function correctedMeaning(
  {text, terms}: Query,
  corrections: Corrections,
  variants: Variants,
  shards: Shards,
): Meaning {
  const countOf = (word: string) => {
    const postings = shards.postingsOf(word);
    return postings ? postings.heading.size + postings.text.size + postings.code.size : 0;
  };
  const all = new Map(variants);
  const likeliest = new Map<string, string>();
  for (const [term, words] of corrections) {
    const meant = new Map<string, number>();
    for (const word of words) {
      const lines = shards.linesFor(termRequest({term: word, weight: 1}));
      for (const [name, share] of [[word, 1] as const, ...longerWords(word, lines)]) {
        meant.set(name, Math.max(meant.get(name) ?? 0, typoWeight * share));
      }
    }
    all.set(term, meant);
    const [best] = [...words].sort((a, b) => countOf(b) - countOf(a));
    if (best !== undefined) {
      likeliest.set(term, best);
    }
  }
  const corrected = text.replaceAll(wordsOfText, (word) => likeliest.get(word) ?? word);
  return {terms, variants: all, corrected: corrected === text ? undefined : corrected};
}

/**
 * Whether two words differ by one edit: a letter inserted, deleted or replaced, or two neighbours exchanged
 * (Damerau–Levenshtein distance 1).
 */
export function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) {
    return false;
  }
  let start = 0;
  while (start < short.length && short[start] === long[start]) {
    start++;
  }
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) {
    end++;
  }
  const [left, right] = [
    short.slice(start, short.length - end),
    long.slice(start, long.length - end),
  ];
  const [first = '', second = ''] = right;
  return right.length <= 1 || left === second + first;
}
