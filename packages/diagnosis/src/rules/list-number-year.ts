import type {List} from 'mdast';
import {listItems} from '../sections.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const year = /^([12]\d{3})\.[ \t]+\S/;

function toFinding(source: string, node: List): RuleMatch[] {
  const place = node.ordered === true && node.children.length === 1 ? span(node) : undefined;
  const digits = place && year.exec(source.slice(place.from, place.from + 8))?.[1];
  if (!place || digits === undefined) {
    return [];
  }
  const dot = place.from + digits.length;
  const edits = [{from: dot, to: dot, insert: '\\'}];
  return [{from: place.from, to: dot + 1, fix: {label: '把点转义成 \\.', edits}}];
}

/** `2026. …`: a sentence that begins with a year. */
export const listNumberYear: Rule = {
  id: 'list-number-year',
  title: '年份开头的一段成了列表',
  explanation:
    '行首的数字加 . 和空格就是编号列表的记号，列表从这个数开始编号：不想要列表，就把点写成 \\.。',
  section: listItems,
  severity: 'hint',
  find: ({source, tree}) => nodesOf(tree, 'list').flatMap((node) => toFinding(source, node)),
};
