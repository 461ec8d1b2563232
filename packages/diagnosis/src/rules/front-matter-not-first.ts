import type {Nodes} from 'mdast';
import {frontMatterAt, hasCommonKey} from '../text/front-matter.ts';
import {lineStart} from '../text/paragraph-lines.ts';
import {span} from '../text/spans.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {frontMatter} from '../sections.ts';

/** Front matter below a blank line, a comment or a heading. */
export const frontMatterNotFirst: Rule = {
  id: 'front-matter-not-first',
  title: '元数据不在文件开头',
  explanation:
    '读元数据的工具只认从文件的第一个字符开始的 `---`，前面有空行、空格、注释或标题都不算，它就成了一条分隔线和一个大标题：移到最前面。',
  section: frontMatter,
  severity: 'problem',
  find: ({source, tree}) => {
    const rule = tree.children.find((node) => !mayStandBefore(node));
    const place = rule?.type === 'thematicBreak' ? span(rule) : undefined;
    const block = place && frontMatterAt(source, place.from);
    const isMeant =
      block !== undefined &&
      (source.slice(0, block.from).trim() === '' || hasCommonKey(block.lines));
    return isMeant ? [finding(source, block)] : [];
  },
};

function mayStandBefore(node: Nodes): boolean {
  return node.type === 'heading' || (node.type === 'html' && node.value.startsWith('<!--'));
}

function finding(source: string, {from, to}: {from: number; to: number}): RuleMatch {
  const start = lineStart(source, from);
  const [ending = ''] = /^(?:\r\n|\r|\n)/.exec(source.slice(to, to + 2)) ?? [];
  const isBlank = source.slice(0, start).trim() === '';
  const edits: Edit[] = isBlank
    ? [{from: 0, to: from, insert: ''}]
    : [
        {from: 0, to: 0, insert: source.slice(from, to) + (ending || '\n')},
        {from: start, to: to + ending.length, insert: ''},
      ];
  return {from, to, fix: {label: '移到文件开头', edits}};
}
