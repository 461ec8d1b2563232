import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '• 买菜\n• 做饭',
      marks: '•',
      fixed: '- 买菜\n- 做饭',
      wanted: '<li>买菜</li><li>做饭</li>',
    },
    {
      text: '要做：\r\n－ 买菜\r\n－　做饭',
      marks: '－',
      fixed: '要做：\r\n- 买菜\r\n- 做饭',
      wanted: '<p>要做：</p><ul><li>买菜</li><li>做饭</li></ul>',
    },
    {
      text: '> ·甲\n> ·乙\n\n1. 父\n   ● 子\n   ● 女',
      marks: '·',
      fixed: '> - 甲\n> - 乙\n\n1. 父\n   - 子\n   - 女',
      wanted: '<blockquote><ul><li>甲</li><li>乙</li></ul></blockquote>',
    },
    {text: '\uF0B7 买菜', marks: '\uF0B7', fixed: '- 买菜', wanted: '<li>买菜</li>'},
  ],
  passes: [
    '- 买菜',
    '• 买菜',
    '• 买菜  \n• 做饭',
    '— 鲁迅',
    '——甲\n——乙',
    '— Bonjour.\n— Salut.',
    '－5\n－3',
    '甲 · 乙',
    '`• 甲`\n`• 乙`',
    '```\n• 甲\n• 乙\n```',
  ],
};
