import {termKey, soundKey} from '../index/keys.ts';
import type {Query, QueryTerm, Spelling} from './query.ts';
import type {Shards, ShardRequest} from './shards.ts';
import {isHan} from '../text/tokens.ts';
import {variantsAmong, type Variants} from './variants.ts';

/** A possible meaning of a query. */
export interface Meaning {
  readonly terms: readonly QueryTerm[];
  readonly variants: Variants;
  readonly isSound?: boolean;
  readonly corrected?: string | undefined;
  /** Other ways to write the query. */
  readonly spellings?: readonly string[];
}

/** Requests the shards for a term. A whole word may be the beginning of others. */
export function termRequest({term, weight}: QueryTerm): ShardRequest {
  return {key: termKey(term), isPrefix: weight === 1 && /^[a-z0-9]{2}/.test(term)};
}

/** Requests the shards for a sound. The last sound may be incomplete. */
export function soundRequest(
  {sounds, isBegun}: Spelling,
  sound: string,
  index: number,
): ShardRequest {
  return {key: soundKey(sound), isPrefix: isBegun && index === sounds.length - 1};
}

/** A query with homophones, and with longer words that begin with its own. */
export function wordMeaning({terms}: Query, shards: Shards): Meaning {
  return {
    terms,
    variants: new Map(
      terms.map((term) => [term.term, variantsAmong(term, shards.linesFor(termRequest(term)))]),
    ),
  };
}

/** A meaning without homophones: its Chinese is exactly as typed. */
export function withoutHomophones({terms, variants}: Meaning): Meaning {
  return {terms, variants: new Map([...variants].filter(([term]) => !isHan(term)))};
}

/** A query read as pinyin. */
export function soundMeaning(spelling: Spelling, shards: Shards): Meaning {
  const variants = spelling.sounds.map((sound, index) => {
    const request = soundRequest(spelling, sound, index);
    const names = shards.linesFor(request).filter(({term, otherKey}) => {
      const key = otherKey ?? termKey(term);
      return request.isPrefix ? key.startsWith(request.key) : key === request.key;
    });
    return [sound, new Map(names.map(({term}) => [term, 1]))] as const;
  });
  return {
    terms: spelling.sounds.map((term) => ({term, weight: 1})),
    variants: new Map(variants),
    isSound: true,
  };
}
