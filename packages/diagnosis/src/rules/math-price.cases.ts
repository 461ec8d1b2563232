import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: ['remark-math'],
  fails: [
    {
      text: '票价从 $50 涨到 $100 了。',
      marks: '$50 涨到 $',
      fixed: '票价从 \\$50 涨到 \\$100 了。',
      wanted: '<p>票价从 $50 涨到 $100 了。</p>',
    },
    {
      text: '> from $5 to about $6',
      marks: '$5 to about $',
      fixed: '> from \\$5 to about \\$6',
      wanted: '$5 to about $6',
    },
  ],
  passes: ['票价 $50', '$50$ 和 $100$', '从 \\$50 涨到 \\$100', '`$50 涨到 $100`', '$5+3$ 与 $2$'],
};
