import {atxHeadings} from '../sections.ts';
import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {Rule} from '../rule.ts';

const candidate = /^(#{7,12})[ \t]+(?=[^\s#])/;
const deepest = 6;

/** `####### 七`: a seventh level. */
export const headingTooDeep: Rule = {
  id: 'heading-too-deep',
  title: '标题有七个以上的井号',
  explanation: '标题只有六级，开头多于 6 个 # 的行是普通文字：最多写 6 个。',
  section: atxHeadings,
  severity: 'problem',
  find: (text) =>
    paragraphTexts(text).flatMap(({lines}) =>
      lines.flatMap(({from, plain}) => {
        const signs = candidate.exec(plain)?.[1] ?? '';
        const to = from + signs.length;
        return signs === ''
          ? []
          : [
              {
                from,
                to,
                fix: {label: '改成六个井号', edits: [{from: from + deepest, to, insert: ''}]},
              },
            ];
      }),
    ),
};
