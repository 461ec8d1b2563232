import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: gfmEngines,
  fails: [
    {
      text: '｜ 甲 ｜ 乙 ｜\n｜ --- ｜ --- ｜\n｜ 1 ｜ 2 ｜',
      marks: '｜ 甲 ｜ 乙 ｜\n｜ --- ｜ --- ｜\n｜ 1 ｜ 2 ｜',
      fixed: '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
      wanted: '<th>甲</th>',
    },
    {
      text: '价目：\r\n甲｜乙\r\n---｜---\r\n1｜2',
      marks: '甲｜乙\r\n---｜---\r\n1｜2',
      fixed: '价目：\r\n甲|乙\r\n---|---\r\n1|2',
      wanted: '<td>2</td>',
    },
    {
      text: '> ｜甲｜乙｜\n> | --- | --- |\n> | `｜` | 2 |',
      marks: '｜甲｜乙｜\n> | --- | --- |\n> | `｜` | 2 |',
      fixed: '> |甲|乙|\n> | --- | --- |\n> | `｜` | 2 |',
      wanted: '<td><code>｜</code></td>',
    },
    {
      text: '| 甲 | 乙 |\n| --- | --- |\n｜ 1 ｜ 2 ｜\n| 3 ｜ 4 |',
      marks: '｜ 1 ｜ 2 ｜',
      fixed: '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |',
      wanted: '<td>4</td>',
    },
  ],
  passes: [
    '首页｜关于｜联系',
    '｜首页｜关于｜\n欢迎来到本站。',
    '首页｜关于\n下载｜帮助',
    '| 甲 | 乙 |\n| --- | --- |\n| 左｜右 | 2 |\n| ｜ | 全角竖线 |',
    '```\n｜甲｜乙｜\n｜---｜---｜\n```',
    '    ｜甲｜乙｜\n    ｜---｜---｜',
  ],
};
