import {expect, it} from 'vitest';
import {readArticle} from '@markdown-zh/content-check/article';
import {findAsOf, findUnverified, monthsSince} from './marks';

function article(source: string) {
  const result = readArticle('docs/a.md', source);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return result.article;
}

it('finds claims that nobody could verify, with what stands before them', () => {
  const source =
    '## 节\n\n速率为 `5` Mbit/s（未核实）。\n\n| 甲 | 未实测 |\n| --- | --- |\n| 乙 | 丙 |\n';
  expect(findUnverified(article(source))).toEqual([
    {file: 'docs/a.md', line: 3, column: 16, text: '速率为 `…` Mbit/s（未核实'},
    {file: 'docs/a.md', line: 5, column: 7, text: '未实测'},
  ]);
});

it('takes no word about the mark for the mark, and no code', () => {
  expect(findUnverified(article('写「未核实」或 `未实测`。\n\n```text\n未核实\n```\n'))).toEqual(
    [],
  );
});

it.each([
  ['截至 2025 年 3 月，共 3 家。', '2025-03'],
  ['截至2025年11月2日。', '2025-11'],
  ['截至 2024 年的资料', '2024-12'],
  ['数据手册，2023 年 7 月 1 日查阅', '2023-07'],
])('finds the date of "%s"', (text, month) => {
  expect(findAsOf(article(text)).map((mark) => mark.month)).toEqual([month]);
});

it.each([
  '截至 2016 年 10 月 30 日的财年',
  '截至 2026 年 1 月的季度',
  '2025 年 3 月发布',
  '`截至 2025 年 3 月`',
])('finds none in "%s"', (text) => {
  expect(findAsOf(article(text))).toEqual([]);
});

it('counts months over the turn of a year', () => {
  expect(monthsSince('2025-11', '2026-11-23')).toBe(12);
  expect(monthsSince('2025-10', '2026-11-01')).toBe(13);
  expect(monthsSince('2026-12', '2026-11-30')).toBe(-1);
});
