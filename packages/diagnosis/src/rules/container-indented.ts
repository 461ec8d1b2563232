import {indentedAdmonitions} from '../sections.ts';
import {allBut} from '../platform.ts';
import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {Rule} from '../rule.ts';

const opening = /^(?:(?:!!!|\?\?\?\+?) ?[A-Za-z][\w-]*(?: ["“]|\s*$)|===[!+]? ?["“])/;

/** `!!! note`, `??? note` and `=== "Tab"` of MkDocs. */
export const containerIndented: Rule = {
  id: 'container-indented',
  title: '!!! 不会变成提示框',
  explanation:
    '`!!! note`、`??? note` 和 `=== "标签"` 是 MkDocs 的写法，CommonMark 和 GitHub 没有，记号原样显示，下面缩进的文字成了代码：GitHub 的提示框写成以 `> [!NOTE]` 开头的引用。',
  section: indentedAdmonitions,
  severity: 'problem',
  platforms: allBut('mkdocs'),
  find: (text) =>
    paragraphTexts(text).flatMap(({lines}) =>
      lines
        .filter((line) => opening.test(line.text))
        .map(({from, text: {length}}) => ({from, to: from + length})),
    ),
};
