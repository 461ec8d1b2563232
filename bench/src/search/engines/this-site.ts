import {createSearcher} from '@markdown-zh/search/query';
import {buildIndex} from '@markdown-zh/search/build';
import {synonyms} from '../../../../site/synonyms';
import {encode, limit, decode, type Engine} from './engine';

/** The search of this project, with the synonyms of this site. */
export const ours: Engine = {
  name: 'ours',
  build: (pages) => {
    const texts = buildIndex(pages, {synonyms});
    return Promise.resolve({
      files: new Map(Array.from(texts, ([name, text]) => [name, encode(text)])),
      open: async (fetchBytes) => {
        const searcher = createSearcher(async (name) => decode(await fetchBytes(name)));
        await searcher.load();
        return async (query) => {
          const results = await searcher.search(query, {limit});
          return results.pages.map(({path}) => path);
        };
      },
    });
  },
};
