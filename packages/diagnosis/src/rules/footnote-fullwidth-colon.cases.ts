import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // The engines with footnotes; the others read `[^1]: /a` as a link definition.
  engines: ['micromark', 'remark'],
  fails: [
    {
      text: '正文[^1]。\n\n[^1]：出处',
      marks: '[^1]：',
      fixed: '正文[^1]。\n\n[^1]: 出处',
      wanted: '<p>出处',
    },
    {
      text: '甲[^a]乙[^书]\r\n[^a]： 见[这里](/a)\r\n[^书] : 书名',
      marks: '[^a]：',
      fixed: '甲[^a]乙[^书]\r\n[^a]: 见[这里](/a)\r\n[^书]: 书名',
      wanted: '<p>书名',
    },
    {
      text: '> 正文[^1]\n>\n> [^1]　：出处',
      marks: '[^1]　：',
      fixed: '> 正文[^1]\n>\n> [^1]: 出处',
      wanted: '<p>出处',
    },
  ],
  passes: [
    '正文[^1]。\n\n[^1]: 出处：年报',
    '[^1]：这是第一条的内容。\n\n[^1]: 出处',
    '正文：[^1]：出处',
    '`[^1]：出处`',
    '[标签]：说明',
  ],
};
