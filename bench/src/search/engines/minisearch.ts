import MiniSearch, {type Options} from 'minisearch';
import type {Page} from '@markdown-zh/search/build';
import {encode, limit, decode, type Engine} from './engine';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly headings: string;
  readonly text: string;
}

const name = 'index.json';

/** Stock MiniSearch with all text in one index, and pairs of neighbouring Chinese characters as terms. */
export const miniSearch: Engine = {
  name: 'MiniSearch',
  build: (pages) => {
    const index = new MiniSearch<Entry>(options);
    index.addAll(pages.map(entryOf));
    return Promise.resolve({
      files: new Map([[name, encode(JSON.stringify(index))]]),
      open: async (fetchBytes) => {
        const loaded = MiniSearch.loadJSON<Entry>(decode(await fetchBytes(name)), options);
        return (query) =>
          Promise.resolve(
            loaded
              .search(query)
              .slice(0, limit)
              .map(({id}) => String(id)),
          );
      },
    });
  },
};

const options: Options<Entry> = {
  fields: ['title', 'headings', 'text'],
  tokenize,
  searchOptions: {
    boost: {title: 4, headings: 2},
    combineWith: 'AND',
    prefix: (term) => !/\p{Script=Han}/u.test(term),
    fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 0.2 : false),
  },
};

function entryOf({title, path, sections}: Page): Entry {
  return {
    id: path,
    title,
    headings: sections.map(({heading}) => heading).join('\n'),
    text: sections.map(({text, code}) => `${text}\n${code}`).join('\n'),
  };
}

/** Latin words, numbers, pairs of Chinese characters, and single ones without a neighbour. */
export function tokenize(text: string): string[] {
  const runs = text.toLowerCase().match(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? [];
  return runs.flatMap((run) => {
    const characters = Array.from(run);
    return /\p{Script=Han}/u.test(run) && characters.length > 1
      ? characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
      : [run];
  });
}
