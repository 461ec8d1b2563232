import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '1、买菜\n2、做饭',
      marks: '1、',
      fixed: '1. 买菜\n2. 做饭',
      wanted: '<li>买菜</li><li>做饭</li>',
    },
    {
      text: '步骤：\r\n2）　打开\r\n3）　关闭',
      marks: '2）',
      fixed: '步骤：\r\n\r\n2) 打开\r\n3) 关闭',
      wanted: '<ol start="2"><li>打开</li><li>关闭</li></ol>',
    },
    {
      text: '> １. 甲\n> ２. 乙\n\n- 父\n  1．子\n  2．女',
      marks: '１.',
      fixed: '> 1. 甲\n> 2. 乙\n\n- 父\n  1. 子\n  2. 女',
      wanted: '<blockquote><ol><li>甲</li><li>乙</li></ol></blockquote>',
    },
    {text: '1。买菜', marks: '1。', fixed: '1. 买菜', wanted: '<li>买菜</li>'},
    {
      text: '1、**甲**\n接着说\n2、`乙`',
      marks: '1、',
      fixed: '1. **甲**\n接着说\n2. `乙`',
      wanted: '<li><code>乙</code></li>',
    },
  ],
  passes: [
    '1. 买菜\n2. 做饭',
    '1、概述',
    '1、概述\n\n2、安装',
    '1、买菜  \n2、做饭',
    '1、买菜\\\n2、做饭',
    '共\n1、2 两项',
    '一、甲\n二、乙',
    '（1）甲\n（2）乙',
    '① 甲\n② 乙',
    '（见图\n1）所示',
    '`1、甲`\n`2、乙`',
    '```\n1、甲\n2、乙\n```',
    '# 1、概述',
  ],
};
