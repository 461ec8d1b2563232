import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '集合 $\\{1, 2\\}$。',
      marks: '$\\{1, 2\\}$',
      fixed: '集合 $\\\\{1, 2\\\\}$。',
      wanted: '$\\{1, 2\\}$',
    },
    {
      text: '$$\r\n\\begin{matrix} a & b \\\\ c & d \\end{matrix}\r\n$$',
      marks: '$$\r\n\\begin{matrix} a & b \\\\ c & d \\end{matrix}\r\n$$',
      fixed: '```math\r\n\\begin{matrix} a & b \\\\ c & d \\end{matrix}\r\n```',
      wanted: 'b \\\\ c',
      // commonmark and micromark escape the `&` as the others do.
    },
  ],
  passes: ['$\\alpha + \\beta$', '价格 \\$5 和 \\$6', '`$\\{a\\}$`', '$\\frac{a}{b}$'],
};
