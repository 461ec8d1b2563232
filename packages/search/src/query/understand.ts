import {findCorrections, correctedMeaning, unknownWords} from './corrections.ts';
import type {Files} from './files.ts';
import type {FirstTier} from '../index/first-tier.ts';
import {
  soundMeaning,
  termRequest,
  soundRequest,
  withoutHomophones,
  wordMeaning,
  type Meaning,
} from './meanings.ts';
import {homophoneMeaning, rareReadings, rareSoundRequests} from './homophones.ts';
import type {TermPostings} from '../index/postings.ts';
import {countSectionsWithAll} from './count-sections.ts';
import type {Query, QueryTerm} from './query.ts';
import type {Shards, ShardRequest} from './shards.ts';
import type {Variants} from './variants.ts';

/** The meaning of a query, with its postings. */
export interface UnderstoodQuery {
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
 * Finds the meaning of a query, and fetches the shards for it. It tries the query as typed, then with
 * homophones and longer words, as pinyin, as initials, and at last with typos corrected. It takes the first meaning
 * for which some section has all terms, or else the words themselves, with corrections.
 */
export async function understand(
  tier: FirstTier,
  files: Files,
  shards: Shards,
  query: Query,
  signal: AbortSignal | undefined,
): Promise<UnderstoodQuery> {
  const requested: ShardRequest[] = [];
  const fetchShards = async (requests: readonly ShardRequest[]) => {
    requested.push(...requests);
    await shards.fetch(requests, signal);
  };
  const holds = ({terms, variants}: Meaning, least = 1) =>
    countSectionsWithAll(terms, variants, shards.postingsOf, least) >= least;
  const result = ({
    terms,
    variants,
    isSound = false,
    corrected,
    spellings = [],
  }: Meaning): UnderstoodQuery => {
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
      isPartial: shards.isPartial(requested),
    };
  };

  const rare = await rareReadings(query.text, files, tier.folder);
  await fetchShards([...query.terms.map(termRequest), ...rareSoundRequests(query, rare)]);
  const exact: Meaning = {terms: query.terms, variants: new Map()};
  const words = wordMeaning(query, shards);
  if (holds(exact, enough)) {
    return result(withoutHomophones(words));
  }
  const respelling = homophoneMeaning(query, shards, rare);
  if (respelling && !holds(exact)) {
    return result(respelling);
  }
  if (holds(query.isSpacedPinyin ? exact : words)) {
    return result(words);
  }
  for (const spelling of query.spellings) {
    await fetchShards(spelling.sounds.map((sound, index) => soundRequest(spelling, sound, index)));
    const sounds = soundMeaning(spelling, shards);
    if (holds(sounds)) {
      return result(sounds);
    }
  }
  if (query.initials.length > 0) {
    await fetchShards(query.initials.map(termRequest));
    const initials: Meaning = {terms: query.initials, variants: new Map(), isSound: true};
    if (holds(initials)) {
      return result(initials);
    }
  }
  const corrections = await findCorrections(
    unknownWords(query, words.variants, shards),
    tier,
    files,
  );
  signal?.throwIfAborted();
  await fetchShards([...corrections.values()].flat().map((term) => termRequest({term, weight: 1})));
  return result(correctedMeaning(query, corrections, words.variants, shards));
}
