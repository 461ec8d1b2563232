import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '见[区间 [0, 1) 的说明](a.md)。',
      marks: '[区间 [0, 1) 的说明](a.md)',
      fixed: '见[区间 \\[0, 1) 的说明](a.md)。',
      wanted: '>区间 [0, 1) 的说明</a>',
    },
    {
      text: '- 看 [x ∈ [a, b)](b.md)，[别处](c.md)\r\n',
      marks: '[x ∈ [a, b)](b.md)',
      fixed: '- 看 [x ∈ \\[a, b)](b.md)，[别处](c.md)\r\n',
      wanted: '>x ∈ [a, b)</a>',
    },
  ],
  passes: [
    '[见 [文档](a.md)]',
    '[区间 [0, 1] 的说明](a.md)',
    '区间 [0, 1)，见[文档](a.md)',
    '![图](a.png)[文（一）](b.md)',
    '`[甲 [乙)`[丙](c.md)',
  ],
};
