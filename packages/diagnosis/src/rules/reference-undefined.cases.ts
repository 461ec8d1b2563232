import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '[文字][标签]\n\n[标签页]: https://example.com',
      marks: '[文字][标签]',
      fixed: '[文字][标签页]\n\n[标签页]: https://example.com',
      wanted: '<a href="https://example.com">文字</a>',
    },
    {
      text: '看[`a()`][]和[乙][]\n\n[乙]: b.md',
      marks: '[`a()`][]',
      fixed: '看[`a()`][]和[乙][]\n\n[乙]: b.md\n[`a()`]: a.md',
      wanted: '<code>a()</code></a>',
    },
    {
      text: '> - ![图][甲]\n\n[乙]: x.png',
      marks: '![图][甲]',
      fixed: '> - ![图][乙]\n\n[乙]: x.png',
      wanted: '<img alt="图" src="x.png">',
    },
  ],
  passes: [
    '[文字][标签]',
    '[文字][甲]\n\n[甲]: a.md',
    'a[i][j]\n\n[甲]: a.md',
    'm[0][1][2]\n\n[甲]: a.md',
    '[文字][https://example.com]\n\n[甲]: a.md',
    '正文[^1][^2]\n\n[甲]: a.md',
    '`[文字][标签]`\n\n[甲]: a.md',
    '\\[文字][标签]\n\n[甲]: a.md',
  ],
};
