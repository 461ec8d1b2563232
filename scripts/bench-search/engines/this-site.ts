import {createSearcher} from '@markdown-zh/search/query';
import {buildIndex} from '@markdown-zh/search/build';
import {bytesOf, limit, textOf, type Engine} from './engine';

/** The search of this project. */
export const ours: Engine = {
  name: 'ours',
  build: (pages) => {
    const texts = buildIndex(pages);
    return Promise.resolve({
      files: new Map(Array.from(texts, ([name, text]) => [name, bytesOf(text)])),
      open: async (fetchBytes) => {
        const searcher = createSearcher(async (name) => textOf(await fetchBytes(name)));
        await searcher.load();
        return async (query) => {
          const results = await searcher.search(query, {limit});
          return results.pages.map(({path}) => path);
        };
      },
    });
  },
};
