import type {List, Nodes, Paragraph} from 'mdast';
import {listItems} from '../sections.ts';
import {contentColumn, markerColumn} from '../text/columns.ts';
import {indentLines} from '../text/indent-lines.ts';
import {containersOf} from '../text/nodes.ts';
import {lineEnd} from '../text/paragraph-lines.ts';
import {span} from '../text/spans.ts';
import type {RuleMatch, Rule} from '../rule.ts';

/** More lines are a text of their own. */
const most = 4;

/** `1. 甲`, a paragraph at the margin, and `1. 乙`: two lists, each with the number 1. */
export const paragraphBetweenListItems: Rule = {
  id: 'paragraph-between-list-items',
  title: '没有缩进的一段文字把列表截成了两段',
  explanation:
    '列表项下面空一行、没有缩进的一段不属于列表项，列表到那里就结束，后面的编号从头开始：这一段缩进到列表项文字的那一列。',
  section: listItems,
  severity: 'hint',
  find: ({source, tree}) =>
    containersOf(tree)
      .flatMap((container) => {
        const blocks: readonly Nodes[] = container.children;
        return blocks.flatMap((paragraph, index): RuleMatch[] => {
          const [above, below] = [blocks[index - 1], blocks[index + 1]];
          return paragraph.type === 'paragraph' && isOneList(above, paragraph, below)
            ? onParagraph(source, paragraph, above, [container])
            : [];
        });
      })
      .sort((a, b) => a.from - b.from),
};

/** Lists of one item each, both numbered 1: their author lets the engine count. */
function isOneList(
  above: Nodes | undefined,
  {position}: Paragraph,
  below: Nodes | undefined,
): above is List {
  return (
    above?.type === 'list' &&
    below?.type === 'list' &&
    above.start === 1 &&
    below.start === 1 &&
    above.children.length === 1 &&
    below.children.length === 1 &&
    position !== undefined &&
    position.end.line - position.start.line < most
  );
}

function onParagraph(
  source: string,
  paragraph: Paragraph,
  above: List,
  ancestors: readonly Nodes[],
): RuleMatch[] {
  const place = span(paragraph);
  const item = above.children.at(-1);
  const columns = item ? contentColumn(source, item) - markerColumn(source, paragraph) : 0;
  const edits = columns > 0 ? indentLines(source, paragraph, ancestors, columns) : [];
  return place && edits.length > 0
    ? [
        {
          from: place.from,
          to: lineEnd(source, place.from),
          fix: {label: '缩进到列表项里', edits},
        },
      ]
    : [];
}
