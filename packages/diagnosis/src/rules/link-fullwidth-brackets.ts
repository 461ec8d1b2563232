import {matchesInInlines} from '../text/inline-containers.ts';
import {links} from '../sections.ts';
import {destination, isBoxOrNumber, isDestination, label, title} from '../text/link-syntax.ts';
import type {Rule} from '../rule.ts';

const pattern = new RegExp(
  `([[［【])(${label})([\\]］】])([(（])(${destination}(?:${title})?)([)）])`,
  'gu',
);

/** `[文字]（https://example.com）`, `【文字】(https://example.com)`: full-width brackets. */
export const linkFullwidthBrackets: Rule = {
  id: 'link-fullwidth-brackets',
  title: '链接用了全角括号',
  explanation:
    '行内链接的方括号和圆括号必须是半角的 `[`、`]`、`(`、`)`，全角的只是普通文字：换成半角。',
  section: links,
  severity: 'problem',
  find: (text) =>
    matchesInInlines(text, pattern).flatMap(({match, from, to}) => {
      const [, open = '', content = '', close = '', begin = '', target = '', end = ''] = match;
      const brackets = open + close + begin + end;
      const isQuotation = brackets === '【】（）';
      const isMeant =
        brackets !== '[]()' &&
        !isQuotation &&
        !isBoxOrNumber(content) &&
        isDestination(target.replace(/\s.*/su, ''));
      const middle = from + 1 + content.length;
      const edits = [
        {from, to: from + 1, insert: '['},
        {from: middle, to: middle + 2, insert: ']('},
        {from: to - 1, to, insert: ')'},
      ];
      return isMeant ? [{from, to, fix: {label: '换成半角括号', edits}}] : [];
    }),
};
