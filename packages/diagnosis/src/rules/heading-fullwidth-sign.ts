import {atxHeadings} from '../sections.ts';
import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {Rule} from '../rule.ts';

const candidate = /^(?=#{0,5}＃)([#＃]{1,6})([ \t\u3000]*)(?![\s#＃])(.*)$/u;
const startsTitle = /^(?:[\p{L}（【《「『“‘\uE000]|\d+[、.．])/u;

/** `＃ 标题`: the full-width sign U+FF03. */
export const headingFullwidthSign: Rule = {
  id: 'heading-fullwidth-sign',
  title: '标题的井号是全角',
  explanation:
    '标题只认半角的 #（U+0023），全角的 ＃（U+FF03）是普通文字：换成半角，后面加一个半角空格。',
  section: atxHeadings,
  severity: 'problem',
  find: (text) =>
    paragraphTexts(text).flatMap(({lines}) =>
      lines.flatMap(({from, plain}, index) => {
        const [, signs = '', space = '', rest = ''] = candidate.exec(plain) ?? [];
        const isTag =
          signs.length === 1 &&
          (rest.includes('＃') || (space === '' && (index > 0 || /^[a-z]/.test(rest))));
        const to = from + signs.length;
        return startsTitle.test(rest) && !isTag
          ? [
              {
                from,
                to,
                fix: {
                  label: '换成半角的井号',
                  edits: [{from, to: to + space.length, insert: `${'#'.repeat(signs.length)} `}],
                },
              },
            ]
          : [];
      }),
    ),
};
