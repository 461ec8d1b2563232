import {keepFiles, type Files} from './files.ts';
import {firstTierName} from '../index/first-tier.ts';
import {lettersOf, readQuery, type Query} from './query.ts';
import {rankPages, type RankedPage} from './ranking.ts';
import {rarities} from './rarity.ts';
import {readFirstTier, type Ready} from './ready.ts';
import {maxBonus, showPages, type Shown, type Sought} from './results.ts';
import {shortlist} from './shortlist.ts';
import {rankSections} from './text-index.ts';
import type {FetchFile, Searcher, SearchOptions, SearchResults} from '../index/types.ts';
import {understand} from './understand.ts';
import {exactHeadings} from './exact-headings.ts';

/** As many pages at least are read in, to see which have the query in one piece. */
const readPages = 10;

/** As many of those that have all its terms, which may stand near each other in many, and in one piece in few. */
const maxReadPages = 50;

const nothing: SearchResults = {pages: [], total: 0, corrected: undefined, isPartial: false};

/** Searches an index that `buildIndex` made, whose files are fetched as they are needed. */
export function createSearcher(fetchFile: FetchFile): Searcher {
  const files = keepFiles(fetchFile);
  let ready: Ready | undefined;

  async function load(): Promise<Ready> {
    if (!ready) {
      const text = await files.read(firstTierName);
      if (text === undefined) {
        throw new Error('The search index did not load.');
      }
      ready = readFirstTier(text, files);
    }
    return ready;
  }

  return {
    load: async () => {
      await load();
    },
    search: async (typed, options) => {
      const whole = await load();
      const query = readQuery(typed, whole.simplified);
      return query.letters === '' ? nothing : find(whole, files, query, options);
    },
  };
}

async function find(
  whole: Ready,
  files: Files,
  query: Query,
  {limit, signal}: SearchOptions,
): Promise<SearchResults> {
  const understood = await understand(whole.tier, files, whole.shards, query, signal);
  const {postings, corrected, isPartial} = understood;
  const sections = whole.starts.at(-1) ?? 0;
  const rarity = rarities(understood, sections);
  const texts = rankSections(understood, shortlist(understood, rarity, sections), sections);
  const titles = whole.titles.find(query, understood);
  const ranked = rankPages(whole.starts, rarity, titles, texts, exactHeadings(query, postings));
  const sought = {
    text: query.text,
    spellings: [query.subject, ...understood.spellings.map(lettersOf)],
    terms: new Set(postings.map(({term}) => term)),
  };
  const shown = await showLikely(whole, files, sought, ranked, {limit, signal});
  return {
    pages: shown.pages.slice(0, limit),
    total: ranked.length,
    corrected,
    isPartial: isPartial || shown.isPartial,
  };
}

async function showLikely(
  whole: Ready,
  files: Files,
  sought: Sought,
  ranked: readonly RankedPage[],
  {limit, signal}: SearchOptions,
): Promise<Shown> {
  const show = (pages: readonly RankedPage[]) => showPages(whole, files, sought, pages, signal);
  const count = Math.max(limit, readPages);
  // What cannot come among the first ones even if it has the query in one piece is not read.
  const reaches = (score: number | undefined) => (page: RankedPage) =>
    page.score * maxBonus(sought) >= (score ?? 0);
  const first = ranked.slice(0, count).filter(reaches(ranked[limit - 1]?.score));
  const shown = await show(first);
  const others = ranked
    .slice(count, maxReadPages)
    .filter(({isComplete}) => isComplete)
    .filter(reaches(shown.scores[limit - 1]));
  return others.length === 0 ? shown : show([...first, ...others]);
}
