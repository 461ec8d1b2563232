import {blockQuotes} from '../sections.ts';
import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {Rule} from '../rule.ts';
import {together} from '../text/together.ts';

const candidate = /^[＞》](?![＞》])[ \t\u3000]*(?=[^\s\d])/;
const end = /[。！？：.!?:]\s*$/;

/** `＞ 引用`. On a later line of a paragraph, the sign may be a comparison or close a title. */
export const quoteFullwidth: Rule = {
  id: 'quote-fullwidth',
  title: '引用的大于号是全角',
  explanation: '引用只认行首半角的 >（U+003E），全角的 ＞ 和书名号 》 是普通文字：换成半角的 >。',
  section: blockQuotes,
  severity: 'problem',
  find: (text) =>
    paragraphTexts(text).flatMap(({lines}) => {
      const isQuote = candidate.test(lines[0]?.plain ?? '');
      return together(
        lines.flatMap(({from, plain}, index) => {
          const length = candidate.exec(plain)?.[0].length ?? 0;
          const isMeant = isQuote || end.test(lines[index - 1]?.plain ?? '');
          return length > 0 && isMeant
            ? [
                {
                  from,
                  to: from + 1,
                  fix: {label: '换成半角的 >', edits: [{from, to: from + length, insert: '> '}]},
                },
              ]
            : [];
        }),
      );
    }),
};
