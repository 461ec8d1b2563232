import type {Files} from './files.ts';
import type {FirstTier} from '../index/first-tier.ts';
import type {Simplified} from '../text/normalize.ts';
import {createSynonyms, type Synonyms} from '../text/synonyms.ts';
import {cacheShards, type Shards} from './shards.ts';
import {createTitles, type Titles} from './titles.ts';

/** The first tier of an index in the form that searches use, with a cache of the other parts. */
export interface LoadedIndex {
  readonly tier: FirstTier;
  readonly simplified: Simplified;
  readonly synonyms: Synonyms;
  readonly titles: Titles;
  readonly recurring: ReadonlySet<number>;
  readonly shards: Shards;
  /** The number of each page's first section; at the end, the number of all sections. */
  readonly starts: readonly number[];
}

/** Reads a first tier. Throws a SyntaxError if it is damaged. */
export function readFirstTier(json: string, files: Files): LoadedIndex {
  const tier = JSON.parse(json) as FirstTier;
  const characters = Array.from(tier.simplified);
  const simplified = new Map<string, string>();
  for (let at = 0; at + 1 < characters.length; at += 2) {
    simplified.set(characters[at] ?? '', characters[at + 1] ?? '');
  }
  const synonyms = createSynonyms(tier.synonyms, simplified);
  const starts = [0];
  for (const [, , , sections] of tier.pages) {
    starts.push((starts.at(-1) ?? 0) + sections);
  }
  return {
    tier,
    simplified,
    starts,
    synonyms,
    titles: createTitles(tier, simplified, synonyms),
    recurring: new Set(tier.recurring),
    shards: cacheShards(tier, files),
  };
}
