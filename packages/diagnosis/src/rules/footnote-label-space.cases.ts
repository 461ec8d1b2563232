import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // The engines with footnotes.
  engines: ['micromark', 'remark'],
  fails: [
    {
      text: '正文[^第 1]。\n\n[^第 1]: 出处',
      marks: '[^第 1]',
      fixed: '正文[^第-1]。\n\n[^第-1]: 出处',
      wanted: '<p>出处',
    },
    {
      text: '> 甲[^my  note]与 **乙[^a b]**\r\n\r\n- [^My  note]: 两个 词\r\n\r\n[^a b]: 见 [这里](/a)',
      marks: '[^a b]',
      fixed:
        '> 甲[^my-note]与 **乙[^a-b]**\r\n\r\n- [^My-note]: 两个 词\r\n\r\n[^a-b]: 见 [这里](/a)',
      wanted: '<p>两个 词',
    },
  ],
  passes: [
    '[^是否需要 Android 的指导？留言！]:',
    '正文[^第-1]。\n\n[^第-1]: 出处 有空格',
    '正则 [^a b] 匹配别的字符。',
    '[甲 乙]\n\n[甲 乙]: /a',
    '`[^第 1]`\n\n`[^第 1]: 出处`',
    '正文[^1]。\n\n[^1]: [^ ] 匹配不是空格的字符',
  ],
};
