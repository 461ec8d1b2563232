import {listItems} from '../sections.ts';
import {endingBefore} from '../text/block-edits.ts';
import {inLists, type WrittenItem} from '../text/list-items.ts';
import {lineEnd, lineStart} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';

/** Two lists with only blank lines between them: they are one list. */
export const listMerged: Rule = {
  id: 'list-merged',
  title: '两个列表连成了一个',
  explanation:
    '空行不结束列表，后面同样记号的项接着上一个列表，编号也接着数：两个列表之间写一段文字，或者单独一行 `<!-- -->`。',
  section: listItems,
  severity: 'hint',
  find: (text) =>
    inLists(text, (items) =>
      items.flatMap((item, index) => onItem(text.source, items[index - 1], item)),
    ),
};

function onItem(source: string, above: WrittenItem | undefined, item: WrittenItem): RuleMatch[] {
  const number = above?.number;
  const beginsAnew =
    item.number === undefined
      ? item.blankLinesAbove > 1
      : item.blankLinesAbove > 0 && item.number === 1 && number !== undefined && number > 1;
  const start = lineStart(source, item.from);
  const prefix = source.slice(start, item.from);
  const ending = endingBefore(source, start);
  const edit = {
    from: start,
    to: start,
    insert: `${prefix}<!-- -->${ending}${prefix.trimEnd()}${ending}`,
  };
  // On the line of an outer item there is no room for a comment.
  return above && beginsAnew && /^[ \t>]*$/.test(prefix)
    ? [
        {
          from: item.from,
          to: lineEnd(source, item.from),
          fix: {label: '在中间写一行注释', edits: [edit]},
        },
      ]
    : [];
}
