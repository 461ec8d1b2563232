import type {Page} from '../index/types.ts';
import {beginsWord, normalize} from './normalize.ts';

/**
 * Where a query was taken from, and so where the pages that answer it have it: in the title; in the title or a
 * heading (`names`); or anywhere, code too.
 */
export type Place = 'title' | 'names' | 'anywhere';

/** What is searched, string by string, to know which pages answer a query. */
export interface Haystack {
  readonly pages: readonly Page[];
  /** Normalised texts of each page. */
  readonly texts: Readonly<Record<Place, readonly string[]>>;
}

/** As many pages may hold an answer; past that nobody could tell which was meant. */
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
 * The indexes of the pages that contain the needle (normalised), by plain string search. `undefined` where they
 * cannot serve as a label: none, more than `maxAnswers`, or some have it only in the midst of a word.
 */
export function answersTo(
  {texts}: Haystack,
  needle: string,
  place: Place,
): readonly number[] | undefined {
  const answers = pagesWhere(texts[place], (text) => text.includes(needle));
  const isClear = answers?.every((index) => beginsWord(texts[place][index] ?? '', needle));
  return isClear && answers && answers.length > 0 ? answers : undefined;
}

/** The indexes of the texts that pass; `undefined` as soon as there are more than `maxAnswers`. */
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
