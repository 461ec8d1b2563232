import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '(文字)[https://example.com]',
      marks: '(文字)[https://example.com]',
      fixed: '[文字](https://example.com)',
      wanted: '<a href="https://example.com">文字</a>',
    },
    {
      text: '[文字][https://example.com]',
      marks: '[文字][https://example.com]',
      fixed: '[文字](https://example.com)',
      wanted: '<a href="https://example.com">文字</a>',
    },
    {
      text: '!(图)[x.png]',
      marks: '(图)[x.png]',
      fixed: '![图](x.png)',
      wanted: '<img alt="图" src="x.png">',
    },
    {
      text: '> - (甲)[a.md]、(乙)[./b]',
      marks: '(甲)[a.md]',
      fixed: '> - [甲](a.md)、[乙](./b)',
      wanted: '<a href="./b">乙</a>',
    },
  ],
  passes: [
    '[文字](https://example.com)',
    'f(x)[0]',
    '(见)[1]',
    '(a)[b]',
    '[文字][a.md]',
    '[文字][甲]\n\n[甲]: a.md',
    '`(文字)[a.md]`',
    '\\(文字)\\[a.md]',
  ],
};
