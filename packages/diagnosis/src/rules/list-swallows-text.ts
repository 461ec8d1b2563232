import type {List} from 'mdast';
import {listItems} from '../sections.ts';
import {blankLineAbove} from '../text/block-edits.ts';
import {contentColumn, width} from '../text/columns.ts';
import {paragraphTexts, type ParagraphText} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';

/** Longer lines were wrapped by width. */
const longest = 30;

/** Text right below the last item of a list, at the margin: it continues the item (a lazy continuation line). */
export const listSwallowsText: Rule = {
  id: 'list-swallows-text',
  title: '列表下面的文字进了最后一项',
  explanation:
    '列表项里的段落没有空行就没有结束，紧接在下面、没有缩进的一行是它的续行（lazy continuation）：不属于列表，就在上面空一行。',
  section: listItems,
  severity: 'hint',
  find: (text) => paragraphTexts(text).flatMap((paragraph) => findIn(paragraph, text.source)),
};

function findIn({ancestors, lines}: ParagraphText, source: string): RuleMatch[] {
  const [list, item] = ancestors.slice(-2);
  if (list?.type !== 'list' || item?.type !== 'listItem' || !isLastOfLines(list, item)) {
    return [];
  }
  const column = contentColumn(source, item);
  const index = lines.findIndex(
    ({start, from}, at) => at > 0 && width(source.slice(start, from).replaceAll('>', ' ')) < column,
  );
  const [above, line] = [lines[index - 1], lines[index]];
  const isMeant =
    above !== undefined &&
    line !== undefined &&
    source.slice(line.start, line.from).replace(/[> ]/g, '') === '' &&
    above.plain.length <= longest &&
    index === lines.length - 1 &&
    /^[\p{Script=Han}\p{Lu}]/u.test(line.plain);
  return isMeant
    ? [
        {
          from: line.from,
          to: line.to,
          fix: {label: '在上面空一行', edits: [blankLineAbove(source, line)]},
        },
      ]
    : [];
}

/** Whether an item is the last of a list with others, each of which has one line. */
function isLastOfLines({children}: List, item: List['children'][number]): boolean {
  return (
    children.length > 1 &&
    children.at(-1) === item &&
    item.children.length === 1 &&
    children.slice(0, -1).every(({position}) => position?.start.line === position?.end.line)
  );
}
