import type {Page} from '@markdown-zh/search/build';
import {beginsWord, normalize} from './normalize';

/**
 * The part of a page that a query was taken from, and in which the pages that answer it have it. `names` are the title and the headings,
 * and `anywhere` includes code.
 */
export type PagePart = 'title' | 'names' | 'anywhere';

/** The texts to search by plain string search for the pages that answer a query. */
export interface Haystack {
  readonly pages: readonly Page[];
  /** Normalised texts of each page. */
  readonly texts: Readonly<Record<PagePart, readonly string[]>>;
}

/** The most pages that may answer a query. With more, it is unclear which one was meant. */
const maxAnswers = 5;

/** Normalises all pages once. */
export function createHaystack(pages: readonly Page[]): Haystack {
  const namesOf = ({title, sections}: Page) => [title, ...sections.map(({heading}) => heading)];
  const wordsOf = ({sections}: Page) => sections.flatMap(({text, code}) => [text, code]);
  return {
    pages,
    texts: {
      title: pages.map(({title}) => normalize(title)),
      names: pages.map((page) => normalize(namesOf(page).join('\n'))),
      anywhere: pages.map((page) => normalize([...namesOf(page), ...wordsOf(page)].join('\n'))),
    },
  };
}

/**
 * The indexes of the pages that contain the needle (normalised), by plain string search. `undefined` if they
 * cannot be a label: there are none, or more than `maxAnswers`, or one has the needle only inside a word.
 */
export function answersTo(
  {texts}: Haystack,
  needle: string,
  part: PagePart,
): readonly number[] | undefined {
  const answers = pagesWhere(texts[part], (text) => text.includes(needle));
  const isClear = answers?.every((index) => beginsWord(texts[part][index] ?? '', needle));
  return isClear && answers && answers.length > 0 ? answers : undefined;
}

/** The indexes of the texts that pass; `undefined` for more than `maxAnswers`. */
export function pagesWhere(
  texts: readonly string[],
  passes: (text: string) => boolean,
): readonly number[] | undefined {
  const found: number[] = [];
  for (const [index, text] of texts.entries()) {
    if (passes(text)) {
      found.push(index);
      if (found.length > maxAnswers) {
        return undefined;
      }
    }
  }
  return found;
}
