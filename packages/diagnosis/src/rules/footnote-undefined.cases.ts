import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // The engines with footnotes.
  engines: ['micromark', 'remark'],
  fails: [
    {
      text: '正文[^1]。',
      marks: '[^1]',
      fixed: '正文[^1]。\n\n[^1]: 出处',
      wanted: '<sup>',
    },
    {
      text: '甲[^书]乙[^报]\r\n\r\n> - **丙[^2]**\r\n\r\n[^书]: 书名',
      marks: '[^报]',
      fixed: '甲[^书]乙[^书]\r\n\r\n> - **丙[^2]**\r\n\r\n[^书]: 书名\r\n\r\n[^2]: 第二',
      wanted: '<p>第二',
    },
  ],
  passes: [
    '正文[^1]。\n\n[^1]: 出处',
    '正文[^1]。\n\n[^1]：出处',
    '正则 [^a] 匹配不是 a 的字符。',
    '正则 [^0-9] 与注[^1]\n\n[^1]: 出处',
    '`[^1]`',
    '\\[^1]',
    '[^1](/a)',
  ],
};
