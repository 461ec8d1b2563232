import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: gfmEngines,
  fails: [
    {
      text: '| 甲 | 乙 |\n| :-- |\n| 1 | 2 |',
      marks: '| :-- |',
      fixed: '| 甲 | 乙 |\n| :-- | --- |\n| 1 | 2 |',
      wanted: '<td>2</td>',
    },
    {
      text: '正文\r\n> 甲 | 乙\r\n> -|-|-\r\n> 1 | 2',
      marks: '-|-|-',
      fixed: '正文\r\n> 甲 | 乙\r\n> | - | - |\r\n> 1 | 2',
      wanted: '<td>2</td>',
    },
    {
      text: '| 甲 | 乙 |\n| - | - | - |\n| 1 | 2 | 3 |\n\n甲 | 乙\n-|-|-\n1 | 2 | 3',
      marks: '| - | - | - |',
      fixed: '| 甲 | 乙 |  |\n| - | - | - |\n| 1 | 2 | 3 |\n\n甲 | 乙 |  |\n-|-|-\n1 | 2 | 3',
      wanted: '<td>3</td>',
    },
  ],
  passes: [
    '| 甲 | 乙 |\n| - | - |\n| 1 | 2 | 3 |',
    '甲 | 乙\n---',
    '正文\n| --- | --- |\n| 1 | 2 |',
    '| `a|b` | 乙 |\n| --- | --- |\n| 1 | 2 |',
    'src\n|-- lib\n|-- test',
    '| --- |\n| --- | --- |',
    '```\n| 甲 | 乙 |\n| --- |\n```',
  ],
};
