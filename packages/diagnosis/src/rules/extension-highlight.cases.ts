import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '这是==重点==。',
      marks: '==重点==',
      fixed: '这是<mark>重点</mark>。',
      wanted: '<mark>重点</mark>',
    },
    {
      text: '- 甲 ==key word==\r\n- **乙，==丙==**\r\n\r\n| ==表== | 头 |\r\n| --- | --- |',
      marks: '==key word==',
      fixed:
        '- 甲 <mark>key word</mark>\r\n- **乙，<mark>丙</mark>**\r\n\r\n| <mark>表</mark> | 头 |\r\n| --- | --- |',
      wanted: '<mark>丙</mark>',
    },
    {
      text: '==见 [**文档**](/a) 与 `a==b`==，==乙==',
      marks: '==见 [**文档**](/a) 与 `a==b`==',
      fixed: '<mark>见 [**文档**](/a) 与 `a==b`</mark>，<mark>乙</mark>',
      wanted: '<code>a==b</code></mark>，<mark>乙</mark>',
    },
  ],
  passes: [
    'a == b == c',
    'if (a==1 && b==2) 就对',
    'a==b，c==d',
    '(a)==(b)==(c)',
    '分隔 ==== 线 ====',
    'YQ== 和 Yg== 是 Base64',
    '`==重点==`',
    '甲 === 乙 === 丙',
    '用 == 比较，别用 = 赋值，再用 == 比较',
    'x !== y，==> 与 <==',
    '\\==重点==',
  ],
};
