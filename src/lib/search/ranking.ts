import type {TermPostings} from './postings';
import type {QueryTerm} from './query';
import type {Ready} from './ready';
import type {TextMatch} from './text-index';
import type {Titles} from './titles';

/** A page, the best first, and its sections, by number, the best first. */
export interface RankedPage {
  readonly page: number;
  readonly sections: readonly number[];
}

const weights = {title: 1.6, heading: 1.3, text: 1, others: 0.1} as const;

/** Puts together what titles, headings and texts of a page have of a query. */
export function rankPages(
  {tier, starts}: Ready,
  terms: readonly QueryTerm[],
  postings: readonly TermPostings[],
  titles: ReturnType<Titles['find']>,
  texts: ReadonlyMap<number, TextMatch>,
): RankedPage[] {
  const rarity = rarities(terms, postings, starts.at(-1) ?? 0);
  const all = [...rarity.values()].reduce((sum, value) => sum + value, 0);
  const ranked: (RankedPage & {readonly score: number})[] = [];
  tier.pages.forEach(([, , , ...headings], page) => {
    const title = titles.pages.get(page);
    const start = starts[page] ?? 0;
    const sections = headings.flatMap((heading, index) => {
      const text = texts.get(start + index);
      const head = heading === 0 ? undefined : titles.headings.get(heading);
      if (!text && !head && !(index === 0 && title)) {
        return [];
      }
      const has = new Set([
        ...(title?.terms ?? []),
        ...(head?.terms ?? []),
        ...(text?.terms ?? []),
      ]);
      const share = [...has].reduce((sum, term) => sum + (rarity.get(term) ?? 0), 0) / all;
      const score =
        weights.title * (title?.score ?? 0) +
        weights.heading * (head?.score ?? 0) +
        weights.text * (text?.score ?? 0);
      return [{section: start + index, score: score * share ** 2}];
    });
    if (sections.length > 0) {
      sections.sort((a, b) => b.score - a.score);
      const [best, ...others] = sections;
      const rest = others.reduce((sum, {score}) => sum + score, 0);
      ranked.push({
        page,
        score: (best?.score ?? 0) + weights.others * Math.min(rest, best?.score ?? 0),
        sections: sections.map(({section}) => section),
      });
    }
  });
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** How much each term of a query says: the logarithm of how rare it is, times its weight. */
function rarities(
  terms: readonly QueryTerm[],
  postings: readonly TermPostings[],
  sections: number,
): ReadonlyMap<string, number> {
  const counts = new Map(postings.map(({term, text, code}) => [term, text.size + code.size]));
  return new Map(
    terms.map(({term, weight}) => [
      term,
      weight * Math.log(1 + sections / (1 + (counts.get(term) ?? 0))),
    ]),
  );
}
