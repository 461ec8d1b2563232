import {notPlain, paragraphTexts} from '../text/paragraph-lines.ts';
import {allBut} from '../platform.ts';
import type {Rule} from '../rule.ts';
import {tableOfContents} from '../sections.ts';

const mark = /^(?:@?\[toc\]|\[\[_?toc_?\]\]|\$\{toc\}|\{:toc\}|__toc__)$/i;

/** `[TOC]` alone in a paragraph. */
export const extensionToc: Rule = {
  id: 'extension-toc',
  title: '目录记号不会变成目录',
  explanation:
    '`[TOC]` 这类记号只有 GitLab、Typora 等软件换成目录，CommonMark 和 GFM 都没有，原样显示：要到处都有效，就自己写一个链接的列表。',
  section: tableOfContents,
  severity: 'hint',
  platforms: allBut('typora', 'vitepress', 'yuque'),
  find: (text) =>
    paragraphTexts(text).flatMap(({lines}) => {
      const [line, more] = lines;
      const texts = [line?.text, line?.text.replaceAll('_', notPlain)];
      const isAlone = line !== undefined && more === undefined && texts.includes(line.plain);
      return isAlone && mark.test(line.text.trim()) ? [{from: line.from, to: line.to}] : [];
    }),
};
