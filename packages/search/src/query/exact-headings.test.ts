import {expect, it} from 'vitest';
import {buildIndex} from '../index/build/index.ts';
import {createSearcher} from './searcher.ts';

const sections = (...headings: string[]) =>
  headings.map((heading) => ({heading, anchor: heading, text: '', code: ''}));

it.each(['删除线写法', '代码块写法'])(
  '%j finds the section with this heading first',
  async (query) => {
    const index = buildIndex(
      [
        {path: 'a', title: '甲', breadcrumb: [], sections: sections('删除线写法与代码块写法')},
        {path: 'b', title: '乙', breadcrumb: [], sections: sections('删除线写法', '代码块写法')},
      ],
      {synonyms: [['删除线', 'strikethrough'], ['代码块']]},
    );
    const searcher = createSearcher((name) => Promise.resolve(index.get(name) ?? ''));
    const {pages} = await searcher.search(query, {limit: 2});
    expect([pages[0]?.path, pages[0]?.sections[0]?.anchor]).toEqual(['b', query]);
  },
);
