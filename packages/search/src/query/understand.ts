import {correct, correctedBy, unknownOf} from './corrections.ts';
import type {Files} from './files.ts';
import type {FirstTier} from '../index/first-tier.ts';
import {
  soundsOf,
  wantedFor,
  wantedSound,
  withoutHomophones,
  wordsOf,
  type Meaning,
} from './meanings.ts';
import {homophonesOf, rareReadings, wantedByRareSound} from './homophones.ts';
import type {TermPostings} from '../index/postings.ts';
import {sectionsWithAll} from './postings-of-all.ts';
import type {Query, QueryTerm} from './query.ts';
import type {Shards, ShardRequest} from './shards.ts';
import type {Variants} from './variants.ts';

/** The meaning of a query, with its postings. */
export interface Understood {
  /** The terms to look for: those of the query, or the sounds or initials that it spells. */
  readonly terms: readonly QueryTerm[];
  readonly variants: Variants;
  /** The postings of these terms and variants. */
  readonly postings: readonly TermPostings[];
  /** Whether the query was read as pinyin or initials. */
  readonly isSound: boolean;
  /** The query with its typos corrected. */
  readonly corrected: string | undefined;
  /** Other possible spellings of the query. */
  readonly spellings: readonly string[];
  readonly isPartial: boolean;
}

/** If this many sections have all terms as typed, no other meaning is tried. */
const enough = 5;

/**
 * Finds the meaning of a query, and fetches the shards for it. It tries in this order: the query as typed; with
 * homophones, and with longer words; as pinyin; as initials; and with typos corrected. It takes the first meaning
 * for which some section has all terms, or else the words themselves, with corrections.
 */
export async function understand(
  tier: FirstTier,
  files: Files,
  shards: Shards,
  query: Query,
  signal: AbortSignal | undefined,
): Promise<Understood> {
  const asked: ShardRequest[] = [];
  const want = async (wanted: readonly ShardRequest[]) => {
    asked.push(...wanted);
    await shards.fetch(wanted, signal);
  };
  const holds = ({terms, variants}: Meaning, least = 1) =>
    sectionsWithAll(terms, variants, shards.postingsOf, least) >= least;
  const result = ({
    terms,
    variants,
    isSound = false,
    corrected,
    spellings = [],
  }: Meaning): Understood => {
    const names = [
      ...terms.map(({term}) => term),
      ...[...variants.values()].flatMap((all) => [...all.keys()]),
    ];
    return {
      terms,
      variants,
      postings: [...new Set(names)].flatMap((name) => shards.postingsOf(name) ?? []),
      isSound,
      corrected,
      spellings,
      isPartial: shards.isPartial(asked),
    };
  };

  const rare = await rareReadings(query.text, files, tier.folder);
  await want([...query.terms.map(wantedFor), ...wantedByRareSound(query, rare)]);
  const exact: Meaning = {terms: query.terms, variants: new Map()};
  const words = wordsOf(query, shards);
  if (holds(exact, enough)) {
    return result(withoutHomophones(words));
  }
  const respelt = homophonesOf(query, shards, rare);
  if (respelt && !holds(exact)) {
    return result(respelt);
  }
  if (holds(query.isSpacedPinyin ? exact : words)) {
    return result(words);
  }
  for (const spelling of query.spellings) {
    await want(spelling.sounds.map((sound, index) => wantedSound(spelling, sound, index)));
    const sounds = soundsOf(spelling, shards);
    if (holds(sounds)) {
      return result(sounds);
    }
  }
  if (query.initials.length > 0) {
    await want(query.initials.map(wantedFor));
    const initials: Meaning = {terms: query.initials, variants: new Map(), isSound: true};
    if (holds(initials)) {
      return result(initials);
    }
  }
  const corrections = await correct(unknownOf(query, words.variants, shards), tier, files);
  signal?.throwIfAborted();
  await want([...corrections.values()].flat().map((term) => wantedFor({term, weight: 1})));
  return result(correctedBy(query, corrections, words.variants, shards));
}
