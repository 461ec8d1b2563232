import {formulas} from '../sections.ts';
import {formulasIn} from '../text/formulas.ts';
import type {Rule} from '../rule.ts';

/** A backslash that CommonMark reads as an escape, so that TeX does not see it. Two in front of punctuation are meant. */
const lost = /(?<!\\)\\(?:[{}|,;:!#%&_$]|\\(?![\\{}|,;:!#%&_$]))/;

/** `$\{a\}$`, `$$ a \\ b $$`: a backslash before punctuation is lost before TeX reads the formula. */
export const mathEscape: Rule = {
  id: 'math-escape',
  title: '公式里的反斜线少了一个',
  explanation:
    '反斜线后面是 ASCII 标点时是 Markdown 的转义，`\\\\` 只剩一个，`\\{` 剩下 `{`；GitHub 的行内公式和 Hexo 先解析 Markdown：反斜线写成两个，或者放进 ```math 代码块。',
  section: formulas,
  severity: 'hint',
  platforms: ['github', 'hexo'],
  find: (text) =>
    formulasIn(text).filter(({from, to}) => lost.test(text.source.slice(from + 1, to - 1))),
};
