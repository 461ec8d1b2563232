import {defaultAnchor, type Heading, type Texts} from '../first-tier.ts';
import type {Page, Section} from '../types.ts';

/** About how many UTF-16 code units of sections make a file of texts. */
const textsLength = 1500;

/** A section, and the index of its page. */
interface PlacedSection {
  readonly section: Section;
  readonly page: number;
}

/** The sections of all pages, grouped by their files of texts. */
export function groupsOf(pages: readonly Page[]): readonly (readonly PlacedSection[])[] {
  const groups: PlacedSection[][] = [];
  let length = Infinity;
  pages.forEach(({sections}, page) => {
    for (const section of sections) {
      const own = section.text.length + section.code.length;
      if (length + own > textsLength) {
        groups.push([]);
        length = 0;
      }
      groups.at(-1)?.push({section, page});
      length += own;
    }
  });
  return groups;
}

/** The content of a file of texts. */
export function textsOf(pages: readonly Page[], group: readonly PlacedSection[]): string {
  const numbers = [...new Set(group.map(({page}) => page))];
  const texts: Texts = {
    outlines: numbers.map((page) => (pages[page]?.sections ?? []).map(headingOf)),
    sections: group.map(({section: {text, code}}) => [text, code]),
  };
  return JSON.stringify(texts);
}

function headingOf({heading, anchor}: Section, index: number): Heading {
  // The first heading is the page's title, which is in the first tier.
  if (index === 0) {
    return '';
  }
  return anchor === defaultAnchor(heading) ? heading : [heading, anchor];
}
