import {keepFiles, type Files} from './files';
import {firstTierName} from './first-tier';
import {lettersOf, readQuery, type Query} from './query';
import {rankPages, type RankedPage} from './ranking';
import {rarities} from './rarity';
import {readFirstTier, type Ready} from './ready';
import {mostBonus, showPages, type Shown, type Sought} from './results';
import {shortlist} from './shortlist';
import {rankSections} from './text-index';
import type {FetchFile, Searcher, SearchOptions, SearchResults} from './types';
import {understand} from './understand';
import {wholeHeadings} from './whole-headings';

/** As many pages at least are read in, to see which have the query in one piece. */
const readPages = 10;

/** As many, if none of those has a short term in one piece: its characters may stand near each other in many. */
const mostReadPages = 30;

/** Letters of a short term. */
const shortTerm = 5;

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
  const ranked = rankPages(whole.starts, rarity, titles, texts, wholeHeadings(query, postings));
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
  const count = Math.max(limit, readPages);
  const show = (most: number) =>
    showPages(whole, files, sought, likely(ranked.slice(0, most), limit, sought), signal);
  const shown = await show(count);
  const [typed = ''] = sought.spellings;
  const isDone = shown.isInOnePiece || ranked.length <= count || typed.length > shortTerm;
  return isDone ? shown : show(mostReadPages);
}

/** Without pages that cannot come among the first ones even if they have the query in one piece: they are not read. */
function likely(
  ranked: readonly RankedPage[],
  limit: number,
  sought: Sought,
): readonly RankedPage[] {
  const least = (ranked[limit - 1]?.score ?? 0) / mostBonus(sought);
  return ranked.filter(({score}) => score >= least);
}
