import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '质能方程：\n\n\\[\nE = mc^2\n\\]\n\n和 \\( a+b \\)',
      marks: '\\[\nE = mc^2\n\\]',
      fixed: '质能方程：\n\n$$\nE = mc^2\n$$\n\n和 $a+b$',
      wanted: '$a+b$',
    },
    {
      text: '- 设 \\(x\\) 与 \\(\\text{距离}\\)\r\n\r\n| \\(f(x)\\) | 值 |\r\n| --- | --- |',
      marks: '\\(x\\)',
      fixed: '- 设 $x$ 与 $\\text{距离}$\r\n\r\n| $f(x)$ | 值 |\r\n| --- | --- |',
      wanted: '设 $x$',
    },
  ],
  passes: [
    '\\[x\\] 已完成',
    '\\(见下文\\)',
    '`\\(a+b\\)`',
    '\\[文档\\](a.md)',
    '$\\left( a \\right)$',
    '正则 `\\[a-z\\]`',
  ],
};
