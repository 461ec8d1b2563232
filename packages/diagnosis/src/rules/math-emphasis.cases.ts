import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '$\\hat{u}_{i}^{(0)}(m)$和$\\hat{u}_{i}^{(3)}(m)$',
      marks: '$\\hat{u}_{i}^{(0)}(m)$',
      fixed: '$`\\hat{u}_{i}^{(0)}(m)`$和$`\\hat{u}_{i}^{(3)}(m)`$',
      wanted: '!<em>',
    },
    {
      text: '> 设 $x*y$ 和 $y*z$\r\n\r\n无关',
      marks: '$x*y$',
      fixed: '> 设 $x\\*y$ 和 $y\\*z$\r\n\r\n无关',
      wanted: '!<em>',
    },
  ],
  passes: ['$a_i$ 和 $b_j$', '价格 $50，*打折*后 $40', '`$a*b$` *和* `$b*c$`', '*强调* $a*b$'],
};
