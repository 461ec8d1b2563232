import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '[x](a.md “标题”)',
      marks: '[x](a.md “标题”)',
      fixed: '[x](a.md "标题")',
      wanted: '<a href="a.md" title="标题">x</a>',
    },
    {
      text: '[x](https://example.com 「标题」)',
      marks: '[x](https://example.com 「标题」)',
      fixed: '[x](https://example.com "标题")',
      wanted: 'title="标题"',
    },
    {
      text: '[x](https://example.com 标题)',
      marks: '[x](https://example.com 标题)',
      fixed: '[x](https://example.com "标题")',
      wanted: 'title="标题"',
    },
    {
      text: '![图](x.png ‘题 目’)',
      marks: '![图](x.png ‘题 目’)',
      fixed: '![图](x.png "题 目")',
      wanted: 'title="题 目"',
    },
    {
      text: '> - [x](a.md ＂甲＂) [y](b.md “乙")',
      marks: '[y](b.md “乙")',
      fixed: '> - [x](a.md "甲") [y](b.md "乙")',
      wanted: 'title="乙"',
    },
  ],
  passes: [
    '[x](a.md "标题")',
    "[x](a.md '标题')",
    '[x](a.md)',
    '[x](my file.md)',
    '[x](“标题”)',
    '[注](参见 “标题”)',
    '`[x](a.md “标题”)`',
    '\\[x](a.md “标题”)',
  ],
};
