import {tables} from '../sections.ts';
import {contentColumn, width} from '../text/columns.ts';
import {paragraphTexts, type ParagraphText} from '../text/paragraph-lines.ts';
import {cellsOf, isDelimiterRow, isFramedRow} from '../text/table-row.ts';
import type {RuleMatch, Rule} from '../rule.ts';

/** A table at the margin, in the line below a list item: its lines continue the item's paragraph. */
export const tableBelowListItem: Rule = {
  id: 'table-below-list-item',
  title: '列表项下面的表格没有缩进',
  explanation:
    '紧接在列表项下面、没有缩进的一行是列表项的续行，不能开始表格，竖线原样显示：表格的每一行缩进到列表项文字的那一列，或者在它上面空一行。',
  section: tables,
  severity: 'problem',
  find: (text) => paragraphTexts(text).flatMap((paragraph) => findIn(text.source, paragraph)),
};

function findIn(source: string, {ancestors, lines}: ParagraphText): RuleMatch[] {
  const item = ancestors.at(-1);
  if (item?.type !== 'listItem') {
    return [];
  }
  const column = contentColumn(source, item);
  const indents = lines.map(({start, from}) =>
    width(source.slice(start, from).replaceAll('>', ' ')),
  );
  const first = lines.findIndex(({text}, index) => {
    const below = lines[index + 1]?.text ?? '';
    const isLazy = index > 0 && (indents[index] ?? 0) < column;
    return (
      isLazy &&
      isFramedRow(text) &&
      isDelimiterRow(below) &&
      cellsOf(text).length === cellsOf(below).length
    );
  });
  const header = lines[first];
  const edits = lines.slice(first).map(({from}, index) => ({
    from,
    to: from,
    insert: ' '.repeat(Math.max(0, column - (indents[first + index] ?? 0))),
  }));
  return header ? [{from: header.from, to: header.to, fix: {label: '缩进到列表项里', edits}}] : [];
}
