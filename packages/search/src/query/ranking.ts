import type {LoadedIndex} from './loaded-index.ts';
import type {TextMatch} from './text-index.ts';
import type {TitleMatch} from './titles.ts';
import type {UnderstoodQuery} from './understand.ts';
import type {TermPostings} from '../index/postings.ts';
import type {Query} from './query.ts';

/** A found page, with the numbers of its matching sections, the best first. */
export interface RankedPage {
  readonly page: number;
  readonly sections: readonly number[];
  readonly score: number;
  /** Whether the best section and the title have all terms of the query. If not, the page cannot have it in one piece. */
  readonly isComplete: boolean;
  /** Whether the whole title is the query. */
  readonly isNamed: boolean;
}

/** Below 1, because shares are sums of fractions. */
const almostAll = 0.999;

const weights = {title: 1.6, text: 1, others: 0.1} as const;

/** A factor for a section whose heading many pages have: lists of sources name every word, and explain none. */
const recurringWeight = 0.4;

/**
 * A factor for the beginning of a page in the order of the page's sections. Its heading is the title, which counts for all
 * sections, so a section with about the same score is the better one to open.
 */
const beginningWeight = 0.8;

/** Factors for a page or section whose whole title or heading is the query. */
const wholeBonus = {title: 3, heading: 2.5} as const;

/**
 * Ranks pages by the matches of a query in their titles and sections.
 *
 * @param starts the number of each page's first section; at the end, the number of all sections
 * @param recurring the sections whose heading many pages have
 * @param rarity the rarity of each term of the query (`rarities`)
 * @param exactHeadings the sections whose whole headings are the query
 * @returns the best pages first
 */
export function rankPages(
  {starts, recurring}: Pick<LoadedIndex, 'starts' | 'recurring'>,
  rarity: ReadonlyMap<string, number>,
  titles: ReadonlyMap<number, TitleMatch>,
  texts: ReadonlyMap<number, TextMatch>,
  exactHeadings: ReadonlySet<number>,
): RankedPage[] {
  const all = [...rarity.values()].reduce((sum, value) => sum + value, 0);
  const ranked: RankedPage[] = [];
  for (const [page, sections] of candidates(starts, titles, texts)) {
    const title = titles.get(page);
    const scored = sections.map((section) => {
      const text = texts.get(section);
      const share = shareOf(rarity, new Set(title?.terms), text?.terms ?? new Map()) / all;
      const score = weights.title * (title?.score ?? 0) + weights.text * (text?.score ?? 0);
      const bonus =
        (title?.isWhole === true ? wholeBonus.title : 1) *
        (exactHeadings.has(section) ? wholeBonus.heading : 1) *
        (recurring.has(section) ? recurringWeight : 1);
      return {section, share, score: score * share ** 2 * bonus};
    });
    const fit = ({section, score}: {readonly section: number; readonly score: number}) =>
      score * (section === starts[page] ? beginningWeight : 1);
    const inOrder = [...scored].sort((a, b) => fit(b) - fit(a)).map(({section}) => section);
    scored.sort((a, b) => b.score - a.score);
    const [best, ...others] = scored;
    const rest = others.reduce((sum, {score}) => sum + score, 0);
    ranked.push({
      page,
      score: (best?.score ?? 0) + weights.others * Math.min(rest, best?.score ?? 0),
      sections: inOrder,
      isComplete: (best?.share ?? 0) > almostAll,
      isNamed: title?.isWhole === true,
    });
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** The sum of the rarities of the terms that a title and a section have. */
function shareOf(
  rarity: ReadonlyMap<string, number>,
  inTitle: ReadonlySet<string>,
  inText: ReadonlyMap<string, number>,
): number {
  let sum = 0;
  for (const [term, value] of rarity) {
    sum += value * (inTitle.has(term) ? 1 : (inText.get(term) ?? 0));
  }
  return sum;
}

/** The pages with a match, each with its matching sections. If the title matches, they include the first section. */
function candidates(
  starts: readonly number[],
  titles: ReadonlyMap<number, TitleMatch>,
  texts: ReadonlyMap<number, TextMatch>,
): ReadonlyMap<number, readonly number[]> {
  const pages = new Map<number, number[]>();
  let page = 0;
  for (const section of [...texts.keys()].sort((a, b) => a - b)) {
    while ((starts[page + 1] ?? Infinity) <= section) {
      page += 1;
    }
    const sections = pages.get(page) ?? [];
    sections.push(section);
    pages.set(page, sections);
  }
  for (const titled of titles.keys()) {
    const first = starts[titled] ?? 0;
    const sections = pages.get(titled) ?? [];
    pages.set(titled, sections[0] === first ? sections : [first, ...sections]);
  }
  return pages;
}

/** A found page, as far as the order of a series needs it. */
interface Part {
  readonly path: string;
  readonly score: number;
  /** Whether its whole title is the query. */
  readonly isNamed: boolean;
}

/** The least score of a part, relative to that of the page above its series. */
const leastScore = 0.5;

/**
 * Puts the page above a series (`guide`) behind its best part (`guide/tables`), if the part's score is at least half of
 * the page's. Such a page only names the subjects that its parts explain. If its whole title is the query, it stays in front.
 *
 * @param pages found pages, the best first
 */
export function partsFirst<Page extends Part>(pages: readonly Page[]): Page[] {
  const result = [...pages];
  for (const overview of pages) {
    const at = result.indexOf(overview);
    const isPart = ({path, score}: Part) =>
      path.startsWith(`${overview.path}/`) && score >= overview.score * leastScore;
    const part = overview.isNamed ? -1 : result.findIndex(isPart);
    if (part > at) {
      result.splice(part, 0, ...result.splice(at, 1));
    }
  }
  return result;
}

/** The rarity of each term of a query: the logarithm of how rare it is among all sections, times its weight. */
export function rarities(
  {terms, variants, postings}: UnderstoodQuery,
  sections: number,
): ReadonlyMap<string, number> {
  const counts = new Map(
    postings.map(({term, heading, text, code}) => [term, heading.size + text.size + code.size]),
  );
  return new Map(
    terms.map(({term, weight}) => {
      const names = [term, ...(variants.get(term)?.keys() ?? [])];
      const count = names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
      return [term, weight * Math.log(1 + sections / (1 + count))];
    }),
  );
}

/** The sections whose whole heading is the query. */
export function exactHeadings(
  {terms, length}: Query,
  postings: readonly TermPostings[],
): ReadonlySet<number> {
  const byTerm = new Map(postings.map((entry) => [entry.term, entry.heading]));
  const [first, ...others] = terms
    .filter(({isCovered}) => !isCovered)
    .map(({term}) => byTerm.get(term) ?? new Map<number, number>());
  return new Set(
    [...(first ?? [])]
      .filter(([section, tokens]) => tokens === length && others.every((list) => list.has(section)))
      .map(([section]) => section),
  );
}
