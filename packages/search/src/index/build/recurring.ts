import type {Page} from '../types.ts';

/** The least share of the pages that have a recurring heading, and their least number. */
const least = {share: 1 / 3, pages: 3} as const;

/**
 * The numbers of the sections whose heading recurs on many pages: 参考资料, Further reading. A page's title never does.
 *
 * @param pages with their titles as the headings of their first sections
 */
export function recurringSections(pages: readonly Page[]): number[] {
  const counts = new Map<string, number>();
  for (const {sections} of pages) {
    for (const heading of new Set(sections.slice(1).map((section) => section.heading))) {
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    }
  }
  const enough = Math.max(least.pages, least.share * pages.length);
  return pages
    .flatMap(({sections}) =>
      sections.map(({heading}, index) => index > 0 && (counts.get(heading) ?? 0) >= enough),
    )
    .flatMap((recurs, number) => (recurs ? [number] : []));
}
