import {cacheFiles, type Files} from './files.ts';
import {firstTierName} from '../index/first-tier.ts';
import {lettersOf, readQuery, type Query} from './query.ts';
import {exactHeadings, rankPages, rarities, type RankedPage} from './ranking.ts';
import {readFirstTier, type LoadedIndex} from './loaded-index.ts';
import {maxBonus, showPages, type ShownPages, type SearchedTexts} from './results.ts';
import {shortlist} from './shortlist.ts';
import {rankSections} from './text-index.ts';
import type {FetchFile, Searcher, SearchOptions, SearchResults} from '../index/types.ts';
import {isConcept} from '../text/synonyms.ts';
import {writtenForm} from '../text/tokens.ts';
import {understand} from './understand.ts';

export type {FetchFile, Searcher, SearchOptions, SearchResults} from '../index/types.ts';

/** Pages to read at least, to find those that have the query in one piece. */
const readPages = 10;

/** Pages to read at most: many pages may have all terms near each other, and few have them in one piece. */
const maxReadPages = 50;

const noResults: SearchResults = {pages: [], total: 0, corrected: undefined, isPartial: false};

/** Searches an index that `buildIndex` made. Fetches its files on demand. */
export function createSearcher(fetchFile: FetchFile): Searcher {
  const files = cacheFiles(fetchFile);
  let loaded: LoadedIndex | undefined;

  async function load(): Promise<LoadedIndex> {
    if (!loaded) {
      const text = await files.read(firstTierName);
      if (text === undefined) {
        throw new Error('The search index did not load.');
      }
      loaded = readFirstTier(text, files);
    }
    return loaded;
  }

  return {
    load: async () => {
      await load();
    },
    search: async (typed, options) => {
      const index = await load();
      const query = readQuery(typed, index.simplified, index.synonyms);
      return query.terms.length === 0 ? noResults : find(index, files, query, options);
    },
  };
}

async function find(
  index: LoadedIndex,
  files: Files,
  query: Query,
  {limit, signal}: SearchOptions,
): Promise<SearchResults> {
  const understood = await understand(index.tier, files, index.shards, query, signal);
  const {postings, corrected, isPartial} = understood;
  const sections = index.starts.at(-1) ?? 0;
  const rarity = rarities(understood, sections);
  const texts = rankSections(understood, shortlist(understood, rarity, sections), sections);
  const titles = index.titles.find(query, understood);
  const ranked = rankPages(index, rarity, titles, texts, exactHeadings(query, postings));
  const searched = {
    texts: [query.text, ...query.synonyms],
    spellings: [query.subject, ...understood.spellings.map(lettersOf)],
    terms: new Set([
      ...postings.map(({term}) => writtenForm(term)).filter((term) => !isConcept(term)),
      ...query.named,
    ]),
  };
  const shown = await showLikely(index, files, searched, ranked, {limit, signal});
  return {
    pages: shown.pages.slice(0, limit),
    total: ranked.length,
    corrected,
    isPartial: isPartial || shown.isPartial,
  };
}

async function showLikely(
  index: LoadedIndex,
  files: Files,
  searched: SearchedTexts,
  ranked: readonly RankedPage[],
  {limit, signal}: SearchOptions,
): Promise<ShownPages> {
  const show = (pages: readonly RankedPage[]) => showPages(index, files, searched, pages, signal);
  const count = Math.max(limit, readPages);
  // Skips pages that would not be among the first ones even with the query in one piece.
  const reaches = (score: number | undefined) => (page: RankedPage) =>
    page.score * maxBonus(searched) >= (score ?? 0);
  const first = ranked.slice(0, count).filter(reaches(ranked[limit - 1]?.score));
  const shown = await show(first);
  const others = ranked
    .slice(count, maxReadPages)
    .filter(({isComplete}) => isComplete)
    .filter(reaches(shown.scores[limit - 1]));
  return others.length === 0 ? shown : show([...first, ...others]);
}
