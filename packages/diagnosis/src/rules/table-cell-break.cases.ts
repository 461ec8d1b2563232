import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: gfmEngines,
  fails: [
    {
      text: '| 甲 | 乙 |\n| --- | --- |\n| 一 | 第一行\n第二行 |\n| 二 | 三 |',
      marks: '| 一 | 第一行\n第二行 |',
      fixed: '| 甲 | 乙 |\n| --- | --- |\n| 一 | 第一行<br>第二行 |\n| 二 | 三 |',
      wanted: '<td>第一行<br>第二行</td>',
    },
    {
      text: '|甲|乙|丙|\r\n|-|-|-|\r\n|一|二\r\n三\r\n四|五|\r\n',
      marks: '|一|二\r\n三\r\n四|五|',
      fixed: '|甲|乙|丙|\r\n|-|-|-|\r\n|一|二<br>三<br>四|五|\r\n',
      wanted: '<td>二<br>三<br>四</td>',
    },
  ],
  passes: [
    '| 甲 | 乙 |\n| --- | --- |\n| 一 | 二 |\n下面的话',
    '甲 | 乙\n--- | ---\n一 | 二\n三 | 四',
    '| 甲 | 乙\n| --- | ---\n| 一 | 二\n| 三 | 四 |',
    '| 甲 | 乙 |\n| --- | --- |\n| 一 | 二<br>三 |',
  ],
};
