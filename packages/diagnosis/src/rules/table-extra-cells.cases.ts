import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: gfmEngines,
  fails: [
    {
      text: '| 写法 | 意思 |\n| --- | --- |\n| `a|b` | 甲或乙 |',
      marks: '| `a|b` | 甲或乙 |',
      fixed: '| 写法 | 意思 |\n| --- | --- |\n| `a\\|b` | 甲或乙 |',
      wanted: '<td>甲或乙</td>',
    },
    {
      text: '- 写法 | 意思\r\n  --- | ---\r\n  ``x || `y` `` | 或\r\n  `a\\|b|c` | 三选一',
      marks: '``x || `y` `` | 或',
      fixed: '- 写法 | 意思\r\n  --- | ---\r\n  ``x \\|\\| `y` `` | 或\r\n  `a\\|b\\|c` | 三选一',
      wanted: '<td>三选一</td>',
    },
    {
      text: '| `a|b` | 乙 |\n| --- | --- |\n| 1 | 2 |',
      marks: '| `a|b` | 乙 |',
      fixed: '| `a\\|b` | 乙 |\n| --- | --- |\n| 1 | 2 |',
      wanted: '<th><code>a|b</code></th>',
    },
    {
      text: '> | 甲 | 乙 |\n> | --- | --- |\n> | 1 | 2 | 3 |',
      marks: '| 3 |',
      fixed: '> | 甲 | 乙 |\n> | --- | --- |\n> | 1 | 2 \\| 3 |',
      wanted: '<td>2 | 3</td>',
    },
  ],
  passes: [
    '| 甲 | 乙 |\n| --- | --- |\n| `a\\|b` | 2 |\n| 1 |',
    '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 | |',
    '| 甲 | 乙 |\n| --- | --- |\n| ` | ` |',
    '`a|b` 或 `c|d`',
    '```\n| 甲 |\n| --- |\n| 1 | 2 |\n```',
    '| 甲 | 乙 | 丙 |\n| --- | --- |\n| 1 | 2 |',
  ],
};
