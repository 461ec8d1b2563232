import {expect, test} from 'vitest';
import {chineseDate, summary} from './words';

test('writes a date as Chinese does', () => {
  expect(chineseDate('2026-11-01')).toBe('2026 年 11 月 1 日');
  expect(chineseDate('soon')).toBe('soon');
});

test('says the numbers', () => {
  const totals = {platforms: 2, cells: 32, known: 20, unknown: 12, thirdPartyOnly: 3};
  expect(summary(totals, '2026-11-21')).toBe(
    '2 个平台，32 格：20 格有来源，其中 3 格只有第三方的说法；12 格未实测。查阅于 2026 年 11 月 21 日。',
  );
});
