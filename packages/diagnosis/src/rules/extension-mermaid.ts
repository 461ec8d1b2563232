import {diagrams} from '../sections.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {Rule} from '../rule.ts';

/** A diagram in a fence, which only some platforms draw. */
export const extensionMermaid: Rule = {
  id: 'extension-mermaid',
  title: 'Mermaid 图可能显示成代码',
  explanation:
    '```mermaid 代码块只有 GitHub、Typora、Obsidian 等平台画成图，CommonMark 没有图，别处显示成代码：要到处都有效，就导出成图片再插入。',
  section: diagrams,
  severity: 'hint',
  platforms: ['vitepress', 'hexo', 'yuque', 'feishu'],
  find: ({source, tree}) =>
    nodesOf(tree, 'code')
      .filter(({lang}) => lang?.toLowerCase() === 'mermaid')
      .slice(0, 1)
      .flatMap((node) => {
        const place = span(node);
        const length = place ? source.slice(place.from).search(/[\r\n]|$/) : 0;
        return place ? [{from: place.from, to: place.from + length}] : [];
      }),
};
