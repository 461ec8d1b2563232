import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {Rule} from '../rule.ts';
import {footnotes} from '../sections.ts';

/** The beginning of a line that is meant as a footnote definition. */
const definition = /^(\[\^[^[\]\s]+\])([ \t\u3000]*：[ \t\u3000]*|[ \t\u3000]+:[ \t\u3000]*)(?=\S)/;

/** `[^1]：说明`: the colon is full-width, or does not directly follow the bracket. */
export const footnoteFullwidthColon: Rule = {
  id: 'footnote-fullwidth-colon',
  title: '脚注定义的冒号不对',
  explanation:
    '脚注的定义是行首的 `[^名字]` 紧跟半角冒号，全角的「：」或冒号前的空格都使它成为普通文字。',
  section: footnotes,
  severity: 'problem',
  find: (text) =>
    paragraphTexts(text).flatMap(({lines}) =>
      lines.flatMap(({plain, from}) => {
        const [all = '', label = '', colon = ''] = definition.exec(plain) ?? [];
        const edit = {
          from: from + label.length,
          to: from + label.length + colon.length,
          insert: ': ',
        };
        return all === ''
          ? []
          : [{from, to: from + all.trimEnd().length, fix: {label: '换成半角冒号', edits: [edit]}}];
      }),
    ),
};
