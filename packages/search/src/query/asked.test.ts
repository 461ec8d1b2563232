import {describe, expect, it} from 'vitest';
import {buildIndex} from '../index/build/index.ts';
import type {Page} from '../index/types.ts';
import {createSearcher} from './index.ts';

const page = (
  path: string,
  title: string,
  ...sections: [heading: string, text: string, code?: string][]
) => ({
  path,
  title,
  breadcrumb: [],
  sections: sections.map(([heading, text, code = '']) => ({heading, anchor: heading, text, code})),
});

const sources: [string, string] = ['参考资料', 'Markdown Markdown Markdown strikethrough'];

const pages: readonly Page[] = [
  page(
    'guide',
    '语法指南',
    ['', '粗体、删除线、表格和换行，各有一页。'],
    ['全部小节', '粗体 删除线 表格 单元格里换行 公式'],
    sources,
  ),
  page('guide/bold', '粗体', ['', '两边各写两个星号，少一个就不生效。', '**重点**'], sources),
  page('guide/deleted', '删除线', ['', '两边各写两个波浪号。', '~~旧~~'], sources),
  page(
    'guide/tables',
    '表格',
    ['', '用竖线分列。'],
    ['单元格里换行', '写一个换行标签。', 'a => b'],
    sources,
  ),
  page('guide/formulas', '公式', ['', '行内公式用 $ 包住，少一个就失效。', '$$x$$'], sources),
  page('about', '关于', ['', '有的时候，读者也会写信。见 Markdown。'], sources),
];

const index = buildIndex(pages, {
  synonyms: [
    ['粗体', '加粗', 'bold', '**'],
    ['删除线', 'strikethrough', '~~'],
    ['换行', 'line break'],
    ['单元格', '格子', 'cell'],
    ['不生效', '失效', '不渲染', '没有效果'],
  ],
});

async function find(query: string) {
  const searcher = createSearcher((name) => Promise.resolve(index.get(name) ?? ''));
  return (await searcher.search(query, {limit: 5})).pages;
}

describe('S24 the page that answers comes first', () => {
  it.each([
    ['a question', '为什么加粗没有效果？', 'guide/bold'],
    ['a question with words that only join', '怎么在表格的格子里面换行', 'guide/tables'],
    ['a question in other words', '为什么有的时候公式不渲染', 'guide/formulas'],
    ['a synonym', '加粗', 'guide/bold'],
    ['English words for Chinese text', 'bold text', 'guide/bold'],
    ['a plural', 'line breaks in cells', 'guide/tables'],
    ['an English word that only a list of sources has', 'strikethrough', 'guide/deleted'],
    ['signs that a word stands for', '**', 'guide/bold'],
    ['signs of an example', '~~', 'guide/deleted'],
    ['signs that only the code has', '=>', 'guide/tables'],
    ['signs that no group has', '$$', 'guide/formulas'],
  ])('for %s', async (_, query, path) => {
    expect((await find(query))[0]?.path).toBe(path);
  });

  it('for a subject of a series: the part, before the page that lists all parts', async () => {
    const paths = (await find('单元格里换行')).map((found) => found.path);
    expect(paths.slice(0, 2)).toEqual(['guide/tables', 'guide']);
  });

  it('with a link to the section, although the title has its words too', async () => {
    const [first] = await find('表格里换行');
    expect([first?.path, first?.sections[0]?.anchor]).toEqual(['guide/tables', '单元格里换行']);
    const [whole] = await find('表格');
    expect([whole?.path, whole?.sections[0]?.anchor]).toEqual(['guide/tables', '']);
  });

  it('for a typo: no list of sources', async () => {
    for (const {sections} of await find('Makrdown')) {
      if (sections.length > 1) {
        expect(sections[0]?.heading.map(({text}) => text).join('')).not.toBe('参考资料');
      }
    }
    expect((await find('Makrdown'))[0]?.path).toBe('about');
  });

  it('with the words marked that were found', async () => {
    const [first] = await find('bold');
    expect(first?.title).toEqual([{text: '粗体', isMatch: true}]);
  });
});
