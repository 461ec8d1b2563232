import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // marked lets a table begin in a lazy line.
  engines: gfmEngines.filter((engine) => engine !== 'marked'),
  fails: [
    {
      text: '* 列表\n| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
      marks: '| 甲 | 乙 |',
      fixed: '* 列表\n  | 甲 | 乙 |\n  | --- | --- |\n  | 1 | 2 |',
      wanted: '<table>',
    },
    {
      text: '> 1. 一\r\n> 2. 二\r\n> | 甲 | 乙 |\r\n> |-|-|\r\n',
      marks: '| 甲 | 乙 |',
      fixed: '> 1. 一\r\n> 2. 二\r\n>    | 甲 | 乙 |\r\n>    |-|-|\r\n',
      wanted: '<table>',
    },
  ],
  passes: [
    '* 列表\n\n| 甲 | 乙 |\n| --- | --- |',
    '* 列表\n  | 甲 | 乙 |\n  | --- | --- |',
    '段落\n| 甲 | 乙 |\n| --- | --- |',
  ],
};
