import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: gfmEngines,
  fails: [
    {
      text: '| 甲 | 乙 |\n| 1 | 2 |',
      marks: '| 甲 | 乙 |\n| 1 | 2 |',
      fixed: '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
      wanted: '<th>甲</th>',
    },
    {
      text: '- 价目：\n  |型号|单价|\n  |A|39|\n  以上含税。\n\n> |型号|单价|\n> |B|40|',
      marks: '|型号|单价|\n  |A|39|',
      fixed:
        '- 价目：\n  |型号|单价|\n  | --- | --- |\n  |A|39|\n  以上含税。\n\n> |型号|单价|\n> | --- | --- |\n> |B|40|',
      wanted: '<td>39</td>',
    },
    {
      text: '| a | b |\r\n| 1 | `x` |\r\n| 2 | **y** |',
      marks: '| a | b |\r\n| 1 | `x` |\r\n| 2 | **y** |',
      fixed: '| a | b |\r\n| --- | --- |\r\n| 1 | `x` |\r\n| 2 | **y** |',
      wanted: '<td><strong>y</strong></td>',
    },
  ],
  passes: [
    '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
    '| 甲 | 乙 |',
    '首页 | 关于\n下载 | 帮助',
    '| 一行诗\n| 又一行诗',
    '| 甲 | 乙 |\n| —— | —— |\n| 1 | 2 |',
    '+----+----+\n| id | 名 |\n+----+----+\n| 1 | 甲 |\n| 2 | 乙 |\n+----+----+',
    '|a + b| ≤ |a| + |b|\n|a − b| ≤ |a| + |b|',
    '$$\n|x| |y|\n|z| |w|\n$$',
    '| 甲 | 乙 |\n| --- | --- |\n\n| 1 | 2 |\n| 3 | 4 |',
    '`| 甲 | 乙 |`\n`| 1 | 2 |`',
    '| 甲 | 乙 |\n| 只有一格 |',
  ],
};
