import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '在这里&zeroWidthSpace;断开',
      marks: '&zeroWidthSpace;',
      fixed: '在这里&ZeroWidthSpace;断开',
      wanted: '在这里\u200B断开',
    },
    {
      text: '| 甲 |\n| - |\n| 1&NBSP;2 |\n\n3 &Times; 4',
      marks: '&NBSP;',
      fixed: '| 甲 |\n| - |\n| 1&nbsp;2 |\n\n3 &times; 4',
      wanted: '1\u00A02',
    },
  ],
  passes: [
    '1&nbsp;2',
    '&Alpha; 和 &alpha;，&AMP; 和 &LT;',
    '&Unknown;',
    '`&NBSP;`',
    '\\&NBSP;',
    'https://example.com/?a&NBSP;b',
  ],
};
