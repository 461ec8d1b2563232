import type {Files} from './files';
import {shardName, wordsName, type FirstTier} from './first-tier';
import {readShard, type TermPostings} from './postings';
import type {Query, QueryTerm} from './query';
import type {Ready} from './ready';
import {keyOf, shardOf, soundOf} from './terms';
import {isHan} from './tokens';
import type {Titles} from './titles';
import {isOneEditAway} from './typos';
import {variantsAmong, type Variants} from './variants';

interface Fetched {
  /** The terms to look for: those of the query, or the sounds that it spells. */
  readonly terms: readonly QueryTerm[];
  readonly variants: Variants;
  readonly postings: readonly TermPostings[];
  /** The query with its typos set right. */
  readonly corrected: string | undefined;
  readonly isPartial: boolean;
}

/** Shorter words have too many neighbours. */
const shortestTypo = 4;

const typoWeight = 0.8;

/** Fetches what a query's terms, and those that may be meant by them, have in the texts. */
export async function fetchPostings(
  {tier, titles}: Ready,
  files: Files,
  query: Query,
): Promise<Fetched> {
  const shards = createShards(tier, files);
  await shards.fetch([
    ...query.terms.map(({term}) => keyOf(term)),
    ...query.soundTerms.map(({term}) => term),
  ]);
  const isKnown = (term: string) =>
    titles.terms.has(term) || shards.termsAt(keyOf(term)).includes(term);
  const asWords = new Map(
    query.terms.map((term) => {
      const known = knownBy(term.term, shards.termsAt(keyOf(term.term)), titles);
      return [term.term, variantsAmong(term, known, tier.shards)] as const;
    }),
  );
  const asSounds = new Map(
    query.soundTerms.map(({term}) => [term, spelt(term, shards.termsAt(term), titles)] as const),
  );
  // What is spelt like a word that the pages have, or like its beginning, is that word.
  const isWord = query.terms.some(({term}) => isKnown(term) || (asWords.get(term)?.size ?? 0) > 0);
  const isSound =
    !isWord && asSounds.size > 0 && [...asSounds.values()].every((names) => names.size > 0);
  const terms = isSound ? query.soundTerms : query.terms;
  const variants: Map<string, ReadonlyMap<string, number>> = isSound ? asSounds : asWords;
  const unknown = query.terms.filter(({term, weight}) => {
    const isLong = weight === 1 && !isHan(term) && term.length >= shortestTypo;
    return isLong && !isSound && !isKnown(term) && variants.get(term)?.size === 0;
  });
  const corrections = await correct(unknown, tier, files);
  for (const [term, words] of corrections) {
    variants.set(term, new Map(words.map((word) => [word, typoWeight])));
  }
  await shards.fetch([...corrections.values()].flat().map(keyOf));
  const chosen = new Set([
    ...terms.map(({term}) => term),
    ...[...variants.values()].flatMap((names) => [...names.keys()]),
  ]);
  return {
    terms,
    variants,
    postings: shards.postingsOf(chosen),
    corrected: correctedText(query.text, corrections),
    isPartial: shards.isPartial(),
  };
}

function knownBy(term: string, terms: readonly string[], titles: Titles): readonly string[] {
  return isHan(term)
    ? [...new Set([...terms, ...(titles.bySound.get(soundOf(term)) ?? [])])]
    : terms;
}

/** The terms that sound so. */
function spelt(sound: string, terms: readonly string[], titles: Titles): Map<string, number> {
  const all = [
    ...terms.filter((term) => soundOf(term) === sound),
    ...(titles.bySound.get(sound) ?? []),
  ];
  return new Map(all.map((term) => [term, 1]));
}

/** The words that unknown ones may be a typo of. */
async function correct(
  unknown: readonly QueryTerm[],
  {folder}: FirstTier,
  files: Files,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const lists = unknown.map(async ({term}) => {
    const lengths = [term.length - 1, term.length, term.length + 1];
    const words = await Promise.all(lengths.map((length) => files.read(wordsName(folder, length))));
    const near = words
      .flatMap((list) => list?.split(' ') ?? [])
      .filter((word) => isOneEditAway(term, word));
    return [term, near] as const;
  });
  return new Map(await Promise.all(lists));
}

function correctedText(
  text: string,
  corrections: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  let result = text;
  for (const [term, [first]] of corrections) {
    result = first === undefined ? result : result.replace(term, first);
  }
  return result === text ? undefined : result;
}

/** The shards that a query needs. */
function createShards({shards, folder}: FirstTier, files: Files) {
  const fetched = new Map<number, string | undefined>();
  const terms = new Map<number, readonly string[]>();
  return {
    fetch: async (keys: readonly string[]) => {
      const numbers = new Set(keys.map((key) => shardOf(key, shards)));
      await Promise.all(
        Array.from(numbers, async (number) => {
          fetched.set(number, await files.read(shardName(folder, number)));
        }),
      );
    },
    termsAt: (key: string): readonly string[] => {
      const number = shardOf(key, shards);
      const known = terms.get(number) ?? termsIn(fetched.get(number) ?? '');
      terms.set(number, known);
      return known;
    },
    postingsOf: (chosen: ReadonlySet<string>): TermPostings[] => {
      const found = new Map<string, TermPostings>();
      for (const shard of fetched.values()) {
        for (const entry of readShard(shard ?? '', (term) => chosen.has(term))) {
          found.set(entry.term, entry);
        }
      }
      return [...found.values()];
    },
    isPartial: () => [...fetched.values()].includes(undefined),
  };
}

function termsIn(shard: string): string[] {
  return Array.from(shard.matchAll(/^([^\t\n]+)\t/gm), ([, term = '']) => term);
}
