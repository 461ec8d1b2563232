import {expect, test} from 'vitest';
import {alikeSummary, chineseDate, comparisonSummary, summary} from './words.ts';

test('writes a date as Chinese does', () => {
  expect(chineseDate('2026-11-01')).toBe('2026 年 11 月 1 日');
  expect(chineseDate('soon')).toBe('soon');
});

test('says the numbers', () => {
  const totals = {platforms: 2, cells: 32, known: 20, unknown: 12, thirdPartyOnly: 3};
  expect(summary(totals, '2026-11-21')).toBe(
    '2 个平台，32 格：20 格有来源，其中 3 格只有第三方的说法；12 格未实测。除了另注日期的格，查阅于 2026 年 11 月 21 日。',
  );
});

test('X34 says how many features differ, and names those that do not', () => {
  expect(comparisonSummary(12, 4)).toBe('12 种写法的结果或条件不同，差别大的排在前面；4 种相同。');
  expect(comparisonSummary(0, 16)).toBe('16 种写法的结果都相同。');
  expect(comparisonSummary(16, 0)).toBe('16 种写法的结果或条件不同，差别大的排在前面。');
  expect(alikeSummary(['表格', '脚注'])).toBe('2 种写法结果相同：表格、脚注');
});
