import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '[文字] (https://example.com)',
      marks: '[文字] (https://example.com)',
      fixed: '[文字](https://example.com)',
      wanted: '<a href="https://example.com">文字</a>',
    },
    {
      text: '![图] (x.png)',
      marks: '[图] (x.png)',
      fixed: '![图](x.png)',
      wanted: '<img alt="图" src="x.png">',
    },
    {
      text: '[**文字**]\u3000(./a_(b).md "标题")',
      marks: '[**文字**]\u3000(./a_(b).md "标题")',
      fixed: '[**文字**](./a_(b).md "标题")',
      wanted: 'title="标题"',
    },
    {
      text: '> - [甲] (a.md)、[乙] (#乙)',
      marks: '[甲] (a.md)',
      fixed: '> - [甲](a.md)、[乙](#乙)',
      wanted: '<a href="a.md">甲</a>',
    },
  ],
  passes: [
    '[文字](https://example.com)',
    '[1] (https://example.com)',
    '- [ ] (https://example.com)',
    '- [x] (https://example.com)',
    '[注] (见第 3 页)',
    '[修复] (#123)',
    'array[i] (note)',
    '`[文字] (https://example.com)`',
    '\\[文字] (https://example.com)',
    '[文字]\n(https://example.com)',
    '[文字] (a.md)\n\n[文字]: b.md',
  ],
};
