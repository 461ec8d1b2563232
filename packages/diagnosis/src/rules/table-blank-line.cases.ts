import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: gfmEngines,
  fails: [
    {
      text: '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n\n| 3 | 4 |\n| 5 | 6 |\n\n以上。',
      marks: '| 3 | 4 |\n| 5 | 6 |',
      fixed: '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |\n| 5 | 6 |\n\n以上。',
      wanted: '<td>6</td>',
    },
    {
      text: '| 甲 | 乙 |\r\n\r\n| --- | --- |\r\n\r\n| 1 | 2 |\r\n\r\n\r\n| 3 | 4 |',
      marks: '| --- | --- |',
      fixed: '| 甲 | 乙 |\r\n| --- | --- |\r\n| 1 | 2 |\r\n| 3 | 4 |',
      wanted: '<td>4</td>',
    },
    {
      text: '> | 甲 | 乙 |\n> | --- | --- |\n>\n> | 1 | 2 |',
      marks: '| 1 | 2 |',
      fixed: '> | 甲 | 乙 |\n> | --- | --- |\n> | 1 | 2 |',
      wanted: '<td>1</td>',
    },
    {
      text: '- 价目：\n\n  | 甲 | 乙 |\n  | --- | --- |\n\n  | 1 | 2 |',
      marks: '| 1 | 2 |',
      fixed: '- 价目：\n\n  | 甲 | 乙 |\n  | --- | --- |\n  | 1 | 2 |',
      wanted: '<td>1</td>',
    },
  ],
  passes: [
    '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n\n| 丙 | 丁 |\n| --- | --- |\n| 3 | 4 |',
    '| 甲 | 乙 |\n| --- | --- |\n\n两个取值：a | b。',
    '| 甲 | 乙 |\n| --- | --- |\n\n| 只有一格 |',
    '| 甲 | 乙 |\n| --- | --- |\n\n\n正文\n\n| 1 | 2 |',
    '甲 | 乙\n\n---',
  ],
};
