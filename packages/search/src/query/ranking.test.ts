import {expect, it} from 'vitest';
import {buildIndex} from '../index/build/index.ts';
import {createSearcher} from './index.ts';
import {partsFirst} from './ranking.ts';

const page = (path: string, score: number, isNamed = false) => ({path, score, isNamed});
const order = (...pages: ReturnType<typeof page>[]) => partsFirst(pages).map(({path}) => path);

it('the best part comes before the page above its series', () => {
  expect(order(page('a', 9), page('b', 8), page('a/part', 7), page('a/other', 6))).toEqual([
    'b',
    'a/part',
    'a',
    'a/other',
  ]);
});

it('other pages keep their ranks', () => {
  expect(order(page('a', 9), page('ab', 9), page('b', 9))).toEqual(['a', 'ab', 'b']);
});

it('a part that fits much less stays behind', () => {
  expect(order(page('a', 9), page('b', 5), page('a/less', 4))).toEqual(['a', 'b', 'a/less']);
});

it('a page above a series whose whole title is the query stays', () => {
  expect(order(page('a', 9, true), page('a/part', 9))).toEqual(['a', 'a/part']);
});

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
