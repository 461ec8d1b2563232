import {admonitions} from '../sections.ts';
import {allBut} from '../platform.ts';
import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {Rule} from '../rule.ts';

const opening = /^:{3,} ?[A-Za-z][\w-]*/;

/** `:::tip`: a box of VitePress, Docusaurus and some plugins. */
export const containerColons: Rule = {
  id: 'container-colons',
  title: '三个冒号不会变成提示框',
  explanation:
    '`:::tip` 是 VitePress、Docusaurus 和一些插件的写法，CommonMark 和 GitHub 没有，冒号原样显示：GitHub 的提示框写成以 `> [!TIP]` 开头的引用。',
  section: admonitions,
  severity: 'problem',
  platforms: allBut('vitepress', 'docusaurus'),
  find: (text) =>
    paragraphTexts(text).flatMap(({lines}) =>
      lines
        .filter((line) => opening.test(line.plain))
        .map(({from, text: {length}}) => ({from, to: from + length})),
    ),
};
