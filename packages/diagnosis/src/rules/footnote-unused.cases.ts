import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // The engines with footnotes.
  engines: ['micromark', 'remark'],
  fails: [
    {
      text: '正文。\n\n[^1]: 出处',
      marks: '[^1]:',
      fixed: '正文[^1]。\n\n[^1]: 出处',
      wanted: '<p>出处',
    },
    {
      text: '甲[^a]\r\n\r\n> [^a]: 第一\r\n\r\n- [^乙]: 第二\r\n',
      marks: '[^乙]:',
      fixed: '甲[^a]乙[^乙]\r\n\r\n> [^a]: 第一\r\n\r\n- [^乙]: 第二\r\n',
      wanted: '<p>第二',
    },
  ],
  passes: [
    '!!! note\n\n    见注[^甲]。\n\n[^甲]: 注',
    '正文[^A]。\n\n[^a]: 出处',
    '| 表 | 头 |\n| --- | --- |\n| 一[^1] | 二 |\n\n[^1]: 出处',
    '正文。\n\n[甲]: /a',
    '```\n[^1]: 出处\n```',
    '正文[^1]。\n\n[^1]: 见[^2]\n\n[^2]: 出处',
  ],
};
