import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '步骤如下：\n2. 第二步',
      marks: '2.',
      fixed: '步骤如下：\n\n2. 第二步',
      wanted: '<ol start="2"><li>第二步</li></ol>',
    },
    {
      text: '接着上一页\r\n3) 甲\r\n4) 乙',
      marks: '3)',
      fixed: '接着上一页\r\n\r\n3) 甲\r\n4) 乙',
      wanted: '<li>甲</li><li>乙</li>',
    },
    {
      text: '> 步骤：\n> 0. 准备\n\n- 步骤：\n  5. 收尾',
      marks: '0.',
      fixed: '> 步骤：\n>\n> 0. 准备\n\n- 步骤：\n\n  5. 收尾',
      wanted: '<ol start="0"><li>准备</li></ol>',
    },
  ],
  passes: [
    'The number of windows in my house is\n14.  The number of doors is 6.',
    '步骤如下：\n1. 第一步',
    '步骤如下：\n\n2. 第二步',
    '1. 甲\n2. 乙',
    '步骤如下：\n2\\. 第二步',
    '步骤如下：\n2.5 倍',
    '```\n步骤：\n2. 甲\n```',
  ],
};
