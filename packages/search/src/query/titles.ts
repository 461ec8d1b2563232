import MiniSearch from 'minisearch';
import type {FirstTier} from '../index/first-tier.ts';
import {normalizedText, type Simplified} from '../text/normalize.ts';
import {lettersOf, type Query, type QueryTerm} from './query.ts';
import {soundFit, soundOf, type Sound} from '../text/sounds.ts';
import type {Synonyms} from '../text/synonyms.ts';
import {tokensOf} from '../text/tokens.ts';
import type {UnderstoodQuery} from './understand.ts';
import type {Variants} from './variants.ts';

/** How well a query fits a title. */
export interface TitleMatch {
  readonly score: number;
  /** The terms of the query that it has. */
  readonly terms: readonly string[];
  /** Whether the whole title is the query. */
  readonly isWhole: boolean;
}

/** The titles of all pages, in memory. */
export interface Titles {
  /** Finds the pages whose titles fit, by their numbers. */
  readonly find: (
    query: Query,
    understood: Pick<UnderstoodQuery, 'terms' | 'variants' | 'isSound'>,
  ) => ReadonlyMap<number, TitleMatch>;
}

/** Points for a title that is the query or one of the things that it names, and for one that sounds like it. */
const points = {title: 8, sound: 12, likeSound: 2} as const;

interface Entry {
  readonly id: number;
  readonly text: string;
  readonly letters: string;
  readonly sound: Sound;
}

/** Reads the titles of a first tier. */
export function createTitles(
  {pages, readings}: FirstTier,
  simplified: Simplified,
  synonyms: Synonyms,
): Titles {
  const entries = pages.map(([title], id) => entryOf(id, title, readings[id] ?? [], simplified));
  const index = new MiniSearch<Entry>({
    fields: ['text'],
    tokenize: (text) => [
      ...tokensOf(text).map(({term}) => term),
      ...synonyms.in(text).map(({concept}) => concept),
    ],
    processTerm: (term) => term,
  });
  index.addAll(entries);
  return {
    find: (query, {terms: queryTerms, variants, isSound}) => {
      const found = new Map<number, TitleMatch>();
      for (const {id, score, has} of searchIn(index, queryTerms, variants)) {
        found.set(id, {score, terms: has, isWhole: false});
      }
      const all = queryTerms.map(({term}) => term);
      const names = query.synonyms.map(lettersOf);
      const things = new Set(query.named.map(lettersOf));
      for (const {id, letters, sound} of entries) {
        const whole = Math.max(
          ...[query.letters, query.subject, ...names].map((name) => wholeScore(name, letters)),
        );
        const fit = query.sound === '' ? 0 : soundFit(query.sound, sound);
        const named = things.has(letters) ? 1 : 0;
        if (whole > 0 || fit > 0 || named > 0) {
          const {score, terms: has} = found.get(id) ?? {score: 0, terms: []};
          found.set(id, {
            score:
              score +
              points.title * (whole + named) +
              points[isSound ? 'sound' : 'likeSound'] * fit,
            terms: whole > 0 || fit > 0 ? all : has,
            isWhole: whole === 1,
          });
        }
      }
      return found;
    },
  };
}

function entryOf(
  id: number,
  title: string,
  readings: readonly (number | string)[],
  simplified: Simplified,
): Entry {
  const text = normalizedText(title, simplified);
  const others = new Map<number, string>();
  for (let at = 0; at + 1 < readings.length; at += 2) {
    others.set(Number(readings[at]), String(readings[at + 1]));
  }
  return {id, text, letters: lettersOf(text), sound: soundOf(text, others)};
}

/** 1 if a query is the whole text, less if it is a part, 0 if it is not in the text. */
function wholeScore(query: string, letters: string): number {
  const at = query === '' ? -1 : letters.indexOf(query);
  return at < 0 ? 0 : (at === 0 ? 0.3 : 0.2) + 0.7 * (query.length / letters.length);
}

function searchIn(index: MiniSearch<Entry>, terms: readonly QueryTerm[], variants: Variants) {
  const meant = new Map<string, string>();
  const queries = terms.flatMap(({term, weight}) => {
    const all = [[term, 1] as const, ...(variants.get(term) ?? [])];
    return all.map(([name, share]) => {
      meant.set(name, term);
      const prefix = name === term && weight === 1 && /^[a-z]/.test(term);
      return {queries: [name], prefix, boostTerm: () => weight * share};
    });
  });
  return index
    .search({queries}, {tokenize: (term) => [term], processTerm: (term) => term})
    .map(({id, score, queryTerms}) => ({
      id: id as number,
      score,
      has: queryTerms.map((name) => meant.get(name) ?? name),
    }));
}
