import {hardLineBreaks} from '../sections.ts';
import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {Rule} from '../rule.ts';

/** A single space is likely accidental, because authors cannot see it. */
const candidate = /(?:(?<![\u3000\u00A0])[\u3000\u00A0]{2,}|＼)[ \t]?$/;

/** Two ideographic spaces, or `＼`, at the end of a line. */
export const breakFullwidthSpace: Rule = {
  id: 'break-fullwidth-space',
  title: '行末的全角空格或 ＼ 不换行',
  explanation:
    '硬换行是行末的两个以上半角空格，或一个半角反斜杠；全角空格、不间断空格和全角的 ＼ 都不是：换成反斜杠。',
  section: hardLineBreaks,
  severity: 'hint',
  find: (text) =>
    paragraphTexts(text).flatMap(({lines}) =>
      lines.slice(0, -1).flatMap(({from, to, plain}) => {
        const length = candidate.exec(plain.slice(-20))?.[0].length ?? 0;
        const place = to - length;
        return length > 0 && place > from
          ? [
              {
                from: place,
                to,
                fix: {label: '换成反斜杠', edits: [{from: place, to, insert: '\\'}]},
              },
            ]
          : [];
      }),
    ),
};
