import type {Definition, FootnoteDefinition} from 'mdast';
import {definitions} from '../sections.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';

/** A label that is defined again with different content. */
export const definitionDuplicate: Rule = {
  id: 'definition-duplicate',
  title: '同名的定义已经有了',
  explanation: '几个定义用了同一个标签（不分大小写）时第一个有效，后面的都不起作用：换一个标签。',
  section: definitions,
  severity: 'hint',
  find: (text) =>
    [
      ...later(text, nodesOf(text.tree, 'definition')),
      ...later(text, nodesOf(text.tree, 'footnoteDefinition')),
    ].sort((a, b) => a.from - b.from),
};

/** The labels of all definitions, except the first of each label and those that repeat its content. */
function later(
  {source}: ParsedText,
  nodes: readonly (Definition | FootnoteDefinition)[],
): RuleMatch[] {
  const first = new Map<string, string>();
  return nodes.flatMap((node) => {
    const {from, to} = span(node) ?? {from: 0, to: 0};
    const [label = ''] = /^\[(?:\\.|[^\]\\])*\]:/s.exec(source.slice(from, to)) ?? [];
    const content = source.slice(from + label.length, to).trim();
    const valid = first.get(node.identifier) ?? content;
    first.set(node.identifier, valid);
    return valid === content ? [] : [{from, to: from + label.length}];
  });
}
