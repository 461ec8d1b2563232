import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '＜https://example.com＞',
      marks: '＜https://example.com＞',
      fixed: '<https://example.com>',
      wanted: '<p><a href="https://example.com">https://example.com</a></p>',
    },
    {
      text: '> - 见＜https://example.com/a＞。',
      marks: '＜https://example.com/a＞',
      fixed: '> - 见<https://example.com/a>。',
      wanted: '<a href="https://example.com/a">https://example.com/a</a>。',
    },
    {
      text: '见 ＜https://example.com/a>。',
      marks: '＜https://example.com/a>',
      fixed: '见 <https://example.com/a>。',
      wanted: '见 <a href="https://example.com/a">https://example.com/a</a>。',
    },
  ],
  passes: [
    '<https://example.com>',
    '《https://example.com》',
    '＜说明＞',
    '甲＜乙＞',
    '`＜https://example.com＞`',
  ],
};
