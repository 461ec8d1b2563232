import {keepFiles, type Files} from './files';
import {firstTierName} from './first-tier';
import {fetchPostings} from './fetch-postings';
import {readQuery, type Query} from './query';
import {rankPages} from './ranking';
import {readFirstTier, type Ready} from './ready';
import {showPages} from './results';
import {rankSections} from './text-index';
import type {FetchFile, Searcher, SearchResults} from './types';
import type {Variants} from './variants';

const nothing: SearchResults = {pages: [], total: 0, corrected: undefined, isPartial: false};

/** Searches an index that `buildIndex` made, whose files are fetched as they are needed. */
export function createSearcher(fetchFile: FetchFile): Searcher {
  const files = keepFiles(fetchFile);
  let ready: Ready | undefined;

  async function load(): Promise<Ready> {
    if (!ready) {
      const text = await files.read(firstTierName);
      if (text === undefined) {
        throw new Error('The search index cannot be fetched.');
      }
      ready = readFirstTier(text);
    }
    return ready;
  }

  return {
    load: async () => {
      await load();
    },
    search: async (typed, {limit}) => {
      const whole = await load();
      const query = readQuery(typed, whole.simplified);
      return query.letters === '' ? nothing : find(whole, files, query, limit);
    },
  };
}

async function find(
  whole: Ready,
  files: Files,
  query: Query,
  limit: number,
): Promise<SearchResults> {
  const fetched = await fetchPostings(whole, files, query);
  const {terms, variants, postings, corrected, isPartial} = fetched;
  const texts = rankSections(terms, variants, postings, whole.starts.at(-1) ?? 0);
  const titles = whole.titles.find(query, terms, variants);
  const ranked = rankPages(whole, terms, postings, titles, texts);
  const meant = new Set([...terms.map(({term}) => term), ...namesOf(variants)]);
  const shown = await showPages(whole, files, meant, ranked.slice(0, limit));
  return {
    pages: shown.pages,
    total: ranked.length,
    corrected,
    isPartial: isPartial || shown.isPartial,
  };
}

function namesOf(variants: Variants): string[] {
  return [...variants.values()].flatMap((names) => [...names.keys()]);
}
