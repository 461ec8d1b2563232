import {backslashEscapes} from '../sections.ts';
import {plainTexts} from '../text/spans.ts';
import type {Rule} from '../rule.ts';

/** A Windows path up to white space or Chinese punctuation. `f:\(x\)` is a formula. */
const path = /(?<![A-Za-z\d])[A-Za-z]:\\(?![([])[^\s，。；：、！？（）「」“”《》|]*/gu;
const escape = /\\([!-/:-@[-`{-~])/g;

/** A character that becomes Markdown syntax once the backslash before it is escaped. */
const active = /[*_`[\]<&~]/;

/** `C:\_temp`: a backslash before ASCII punctuation disappears. */
export const backslashLost: Rule = {
  id: 'backslash-lost',
  title: '路径里的反斜杠消失了',
  explanation:
    '反斜杠后面是 ASCII 标点时，是转义，自己不显示：路径放进行内代码，或者把反斜杠写成两个。',
  section: backslashEscapes,
  severity: 'hint',
  find: ({source, tree}) =>
    plainTexts(tree, source)
      .flatMap(({from, to}) =>
        [...source.slice(from, to).matchAll(path)].map((match) => ({
          from: from + match.index,
          text: match[0],
        })),
      )
      .flatMap(({from, text}) => {
        const edits = [...text.matchAll(escape)].map(({index, 1: mark = ''}) => ({
          from: from + index,
          to: from + index,
          insert: active.test(mark) ? '\\\\' : '\\',
        }));
        const isDoubled = text.includes('\\\\');
        return edits.length > 0 && !isDoubled
          ? [{from, to: from + text.length, fix: {label: '保留反斜杠', edits}}]
          : [];
      }),
};
