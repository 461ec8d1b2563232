import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: gfmEngines,
  fails: [
    {
      text: '甲\t乙\n1\t2',
      marks: '甲\t乙',
      fixed: '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
      wanted: '<table>',
    },
    {
      text: '正文\r\n\r\n甲\t乙\t丙\r\n\ta|b\t2\r\n3\t4\t\r\n\r\n后文',
      marks: '甲\t乙\t丙',
      fixed:
        '正文\r\n\r\n| 甲 | 乙 | 丙 |\r\n| --- | --- | --- |\r\n|  | a\\|b | 2 |\r\n| 3 | 4 |  |\r\n\r\n后文',
      wanted: '<td>a|b</td>',
    },
    {
      text: '> 甲\t乙\n> `a\\|b`\t2',
      marks: '甲\t乙',
      fixed: '> | 甲 | 乙 |\n> | --- | --- |\n> | `a\\|b` | 2 |',
      wanted: '<td><code>a|b</code></td>',
    },
  ],
  passes: [
    '甲\t乙',
    '甲\t乙\n1',
    '甲\t乙\n1\t2\t3',
    '\t甲\t乙\n\t1\t2',
    '甲\t\n乙\t',
    '| 甲\t| 乙 |\n| --- | --- |\n| 1\t| 2 |',
    'int a;\t// 甲;\nint b;\t// 乙;',
    '```\n甲\t乙\n1\t2\n```',
  ],
};
