import {excerptOf, marked, matchesIn} from './excerpt';
import type {Files} from './files';
import {textsName, type SectionText} from './first-tier';
import type {RankedPage} from './ranking';
import type {Ready} from './ready';
import type {PageResult, SectionResult} from './types';
import {usualAnchor} from './usual-anchor';

/** Sections of a page that are shown. */
const shownSections = 3;

/** Pages as they are shown, with excerpts of the sections that match best. */
export async function showPages(
  {tier, simplified, starts}: Ready,
  files: Files,
  terms: ReadonlySet<string>,
  ranked: readonly RankedPage[],
): Promise<{readonly pages: readonly PageResult[]; readonly isPartial: boolean}> {
  const ends = endsOf(tier.texts);
  let isPartial = false;
  const textOf = async (section: number): Promise<SectionText> => {
    const file = ends.findIndex((end) => section < end);
    const content = await files.read(textsName(tier.folder, file));
    const rows = readTexts(content);
    const row = rows[section - (ends[file - 1] ?? 0)];
    isPartial ||= !row;
    return row ?? ['', ''];
  };
  const pages = await Promise.all(
    ranked.map(async ({page, sections}): Promise<PageResult> => {
      const [title, path, breadcrumb, ...headings] = tier.pages[page] ?? ['', '', 0];
      const shown = await Promise.all(
        sections.slice(0, shownSections).map(async (section, index): Promise<SectionResult> => {
          const heading = tier.headings[headings[section - (starts[page] ?? 0)] ?? 0] ?? '';
          const anchor = tier.anchors[section] ?? usualAnchor(heading);
          // The best one shows what it says; the others are named.
          const [text, code] = index === 0 ? await textOf(section) : ['', ''];
          const inText = matchesIn(text, terms, simplified);
          const inCode = inText.length > 0 ? [] : matchesIn(code, terms, simplified);
          return {
            heading: marked(heading, matchesIn(heading, terms, simplified)),
            anchor,
            excerpt: inCode.length > 0 ? excerptOf(code, inCode) : excerptOf(text, inText),
          };
        }),
      );
      return {
        title: marked(title, matchesIn(title, terms, simplified)),
        path,
        breadcrumb: tier.breadcrumbs[breadcrumb] ?? [],
        sections: shown,
      };
    }),
  );
  return {pages, isPartial};
}

/** The sections of a file of texts; none when it is missing or damaged. */
function readTexts(content: string | undefined): readonly SectionText[] {
  try {
    return content === undefined ? [] : (JSON.parse(content) as SectionText[]);
  } catch {
    return [];
  }
}

function endsOf(lengths: readonly number[]): number[] {
  let end = 0;
  return lengths.map((length) => (end += length));
}
