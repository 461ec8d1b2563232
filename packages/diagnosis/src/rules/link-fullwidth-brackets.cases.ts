import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '[文字]（https://example.com）',
      marks: '[文字]（https://example.com）',
      fixed: '[文字](https://example.com)',
      wanted: '<a href="https://example.com">文字</a>',
    },
    {
      text: '【文字】(https://example.com)吧',
      marks: '【文字】(https://example.com)',
      fixed: '[文字](https://example.com)吧',
      wanted: '<a href="https://example.com">文字</a>吧',
    },
    {
      text: '[文字](https://example.com）吧',
      marks: '[文字](https://example.com）',
      fixed: '[文字](https://example.com)吧',
      wanted: '<a href="https://example.com">文字</a>吧',
    },
    {
      text: '看[文字](a.md）和![图]（x.png）',
      marks: '[图]（x.png）',
      fixed: '看[文字](a.md)和![图](x.png)',
      wanted: '<img alt="图" src="x.png">',
    },
    {
      text: '> - ［文字］（a_(b).md "标题"）',
      marks: '［文字］（a_(b).md "标题"）',
      fixed: '> - [文字](a_(b).md "标题")',
      wanted: 'title="标题"',
    },
  ],
  passes: [
    '[文字](https://example.com)',
    '【公告】（https://example.com）',
    '【官网】(说明)',
    '[1]（https://example.com）',
    '[注]（见第 3 页）',
    '（[文字](a.md)）',
    '`[文字]（a.md）`',
    '[文字]（a.md）\n\n[文字]: b.md',
  ],
};
