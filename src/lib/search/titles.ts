import MiniSearch from 'minisearch';
import type {FirstTier} from './first-tier';
import {normalizedText, type Simplified} from './normalize';
import {lettersOf, type Query, type QueryTerm} from './query';
import {fitOf, soundOf, type Sound} from './sounds';
import {soundOf as soundOfTerm} from './terms';
import {isHan, tokensOf} from './tokens';
import type {Variants} from './variants';

/** How well a query fits a title or a heading. */
export interface TitleMatch {
  readonly score: number;
  /** The terms of the query that it has. */
  readonly terms: readonly string[];
}

/** Titles and headings in memory; both by their number. */
export interface Titles {
  readonly find: (
    query: Query,
    terms: readonly QueryTerm[],
    variants: Variants,
  ) => {
    readonly pages: ReadonlyMap<number, TitleMatch>;
    readonly headings: ReadonlyMap<number, TitleMatch>;
  };
  readonly terms: ReadonlySet<string>;
  /** Those terms that are Han characters, by how they sound. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
}

interface Entry {
  readonly id: number;
  readonly text: string;
  readonly letters: string;
  readonly sound: Sound;
}

export function createTitles(
  {pages, headings, readings}: FirstTier,
  simplified: Simplified,
): Titles {
  const texts = [...pages.map(([title]) => title), ...headings];
  const entries = texts.map((text, id) => entryOf(id, text, readings[text] ?? [], simplified));
  const terms = new Set<string>();
  const index = new MiniSearch<Entry>({
    fields: ['text'],
    tokenize: (text) => tokensOf(text).map(({term}) => term),
    processTerm: (term) => {
      terms.add(term);
      return term;
    },
  });
  index.addAll(entries);
  return {
    terms,
    bySound: groupedBySound([...terms].filter(isHan)),
    find: (query, queryTerms, variants) => {
      const found = new Map<number, TitleMatch>();
      for (const {id, score, has} of searchIn(index, queryTerms, variants)) {
        found.set(id, {score, terms: has});
      }
      for (const {id, letters, sound} of entries) {
        const whole = wholeOf(query.letters, letters);
        const fit = query.sound === '' ? 0 : fitOf(query.sound, sound);
        if (whole > 0 || fit > 0) {
          const {score} = found.get(id) ?? {score: 0};
          const all = queryTerms.map(({term}) => term);
          found.set(id, {score: score + 8 * whole + 12 * fit, terms: all});
        }
      }
      const isPage = ([id]: readonly [number, TitleMatch]) => id < pages.length;
      return {
        pages: new Map([...found].filter(isPage)),
        headings: new Map(
          [...found]
            .filter((entry) => !isPage(entry))
            .map(([id, match]) => [id - pages.length, match]),
        ),
      };
    },
  };
}

function groupedBySound(terms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const term of terms) {
    const sound = soundOfTerm(term);
    groups.set(sound, [...(groups.get(sound) ?? []), term]);
  }
  return groups;
}

function entryOf(
  id: number,
  original: string,
  readings: readonly (number | string)[],
  simplified: Simplified,
): Entry {
  const text = normalizedText(original, simplified);
  const others = new Map<number, string>();
  for (let at = 0; at + 1 < readings.length; at += 2) {
    others.set(Number(readings[at]), String(readings[at + 1]));
  }
  return {id, text, letters: lettersOf(text), sound: soundOf(text, others)};
}

/** 1 if a query is the whole text, less if it is a part of it, 0 if it is none. */
function wholeOf(query: string, letters: string): number {
  const at = query === '' ? -1 : letters.indexOf(query);
  return at < 0 ? 0 : (at === 0 ? 0.3 : 0.2) + (0.7 * query.length) / letters.length;
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
