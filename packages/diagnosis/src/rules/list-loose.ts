import {listItems} from '../sections.ts';
import {inLists, removeBlankLines, type WrittenItem} from '../text/list-items.ts';
import {lineEnd} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';

/** A list in which few items have a blank line above, so that all items get the distance of paragraphs. */
export const listLoose: Rule = {
  id: 'list-loose',
  title: '一个空行让整个列表变松了',
  explanation:
    '列表里只要有两项之间空了一行，整个列表就是松散的，每一项都成为一个段落，行距变大：要紧凑就删掉空行，要分成两个列表就在中间写一段文字或 `<!-- -->`。',
  section: listItems,
  severity: 'hint',
  yieldsTo: ['list-merged'],
  find: (text) => inLists(text, (items) => findIn(text.source, items)),
};

function findIn(source: string, items: readonly WrittenItem[]): RuleMatch[] {
  const below = items.filter(({blankLinesAbove}) => blankLinesAbove > 0);
  const tight = items.length - 1 - below.length;
  // An item of several blocks is loose anyway.
  const areSimple = items.every(
    ({node: {children, spread}}) => !spread && children[0]?.type === 'paragraph',
  );
  const [first] = below;
  if (!first || below.length > tight || !areSimple) {
    return [];
  }
  const edits = below.flatMap((item) => {
    const above = items[items.indexOf(item) - 1];
    return above ? [removeBlankLines(source, above, item)] : [];
  });
  return [{from: first.from, to: lineEnd(source, first.from), fix: {label: '删掉空行', edits}}];
}
