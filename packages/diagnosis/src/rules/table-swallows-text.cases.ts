import {gfmEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: gfmEngines,
  fails: [
    {
      text: '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n以上数据来自年报。\n另见附录。',
      marks: '以上数据来自年报。',
      fixed: '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n\n以上数据来自年报。\n另见附录。',
      wanted: '<p>以上数据来自年报。\n另见附录。</p>',
    },
    {
      text: '> 甲 | 乙\r\n> -|-\r\n> 1 | 2\r\n> 见 **年报**。',
      marks: '见 **年报**。',
      fixed: '> 甲 | 乙\r\n> -|-\r\n> 1 | 2\r\n>\r\n> 见 **年报**。',
      wanted: '<p>见 <strong>年报</strong>。</p>',
    },
    {
      text: '1. 价目：\n\n   甲 | 乙\n   -|-\n   含税\n\n甲 | 乙\n-|-\n不含税',
      marks: '含税',
      fixed: '1. 价目：\n\n   甲 | 乙\n   -|-\n\n   含税\n\n甲 | 乙\n-|-\n\n不含税',
      wanted: '<p>不含税</p>',
    },
  ],
  passes: [
    '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n\n以上。',
    '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n> 引用',
    '| 甲 |\n| --- |\n一行数据',
    '| 甲 | 乙 |\n| --- | --- |\n| 小计 |\n| 1 | 2 |',
    '> | 甲 | 乙 |\n> | --- | --- |\n以上。',
    '甲 | 乙\n-|-\n小计\n1 | 2',
  ],
};
