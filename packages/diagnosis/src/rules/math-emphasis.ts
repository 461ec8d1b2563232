import {formulas} from '../sections.ts';
import {formulasIn} from '../text/formulas.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {Rule} from '../rule.ts';

/** `$a_{i}$和$b_{j}$`: a formula that holds a mark of emphasis. */
export const mathEmphasis: Rule = {
  id: 'math-emphasis',
  title: '公式里的 _ 或 * 被当成了强调',
  explanation:
    'CommonMark 不认公式，`$…$` 里的下划线和星号照样能成对变成强调；GitHub、Hexo 先解析 Markdown，公式因此断开：在 GitHub 写成 $` 和 `$ 包住的公式，在 Hexo 给这些符号加反斜线。',
  section: formulas,
  severity: 'hint',
  platforms: ['github', 'hexo'],
  find: (text) => {
    const marks = [...nodesOf(text.tree, 'emphasis'), ...nodesOf(text.tree, 'strong')]
      .map(span)
      .filter((place) => place !== undefined);
    return formulasIn(text).filter(({from, to}) =>
      marks.some(
        (mark) => (mark.from > from && mark.from < to) || (mark.to > from && mark.to < to),
      ),
    );
  },
};
