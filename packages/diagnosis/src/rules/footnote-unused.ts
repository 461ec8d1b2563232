import {foreignSpans} from '../text/foreign-spans.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {Rule} from '../rule.ts';
import {footnotes} from '../sections.ts';

/** A definition without references. */
export const footnoteUnused: Rule = {
  id: 'footnote-unused',
  title: '脚注没有被引用',
  explanation: '只有正文里写了 `[^名字]` 的脚注才显示，没有引用的定义连同内容都不出现。',
  section: footnotes,
  severity: 'problem',
  // MkDocs: Python-Markdown shows every footnote (run with 3.4.1).
  renderedOn: ['mkdocs'],
  find: ({source, tree, platform}) => {
    const foreign = foreignSpans(source, platform).map(({from, to}) => source.slice(from, to));
    const used = new Set([
      ...nodesOf(tree, 'footnoteReference').map(({identifier}) => identifier),
      ...foreign
        .flatMap((text) => [...text.matchAll(/\[\^([^[\]\s]+)\](?!:)/g)])
        .map(([, label = '']) => label.toLowerCase()),
    ]);
    return nodesOf(tree, 'footnoteDefinition').flatMap((node) => {
      const {from, to} = span(node) ?? {from: 0, to: 0};
      const [mark = ''] = /^\[\^[^\]]*\]:/.exec(source.slice(from, to)) ?? [];
      return mark === '' || used.has(node.identifier) ? [] : [{from, to: from + mark.length}];
    });
  },
};
