import type {Heading, Paragraph} from 'mdast';
import {hardLineBreaks} from '../sections.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {RuleMatch, Rule} from '../rule.ts';

/** The word before the backslash must not be a path or a formula. */
const candidate = /(?:^|\s)([^\s\\/:$]*[^\s\\/:$])[ \t]*\\$/;

function toFinding(source: string, node: Heading | Paragraph): RuleMatch[] {
  const last = node.children.at(-1);
  const place = last?.type === 'text' ? span(last) : undefined;
  if (!place) {
    return [];
  }
  const begin = Math.max(place.from, place.to - 200);
  const isBackslash = candidate.test(source.slice(begin, place.to));
  const [from, to] = [place.to - 1, place.to];
  return isBackslash
    ? [{from, to, fix: {label: '删掉反斜杠', edits: [{from, to, insert: ''}]}}]
    : [];
}

/** `文字\` at the end of a paragraph or heading. */
export const breakAtBlockEnd: Rule = {
  id: 'break-at-block-end',
  title: '段落末尾的反斜杠露了出来',
  explanation:
    '行末的反斜杠只在段落中间是硬换行，在段落或标题的最后没有作用，会原样显示：删掉它，要隔开就空一行。',
  section: hardLineBreaks,
  severity: 'problem',
  find: ({source, tree}) =>
    [...nodesOf(tree, 'paragraph'), ...nodesOf(tree, 'heading')]
      .flatMap((node) => toFinding(source, node))
      .sort((a, b) => a.from - b.from),
};
