import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {Rule} from '../rule.ts';
import {tables} from '../sections.ts';
import {tableGaps} from '../text/table-gaps.ts';
import {cellsOf, isDelimiterRow, isFramedRow, rowOf} from '../text/table-row.ts';

/** A delimiter row with rows below it but no header above. */
export const tableNoHeader: Rule = {
  id: 'table-no-header',
  title: '表格没有表头',
  explanation:
    '分隔行的上一行必须是表头，格数与它相同，没有表头就不是表格：补一行，不要文字就让格子空着。',
  section: tables,
  severity: 'problem',
  yieldsTo: ['table-fullwidth-pipe'],
  find: (text) => {
    const rowsOfTables = new Set(tableGaps(text).map(({below}) => below));
    return paragraphTexts(text)
      .filter((paragraph) => !rowsOfTables.has(paragraph))
      .flatMap(({lines}) => {
        const index = lines.findIndex((line) => isDelimiterRow(line.text));
        const [above, delimiter, row] = [lines[index - 1], lines[index], lines[index + 1]];
        const columns = cellsOf(delimiter?.text ?? '').length;
        const isHeadless =
          isFramedRow(delimiter?.text ?? '') &&
          isFramedRow(row?.text ?? '') &&
          cellsOf(row?.text ?? '').length === columns &&
          above?.text.includes('|') !== true;
        if (!delimiter || !row || !isHeadless) {
          return [];
        }
        const prefix = text.source.slice(row.start, row.from);
        const insert = rowOf(columns, '') + text.source.slice(delimiter.to, row.start) + prefix;
        const edits = [{from: delimiter.from, to: delimiter.from, insert}];
        return [{from: delimiter.from, to: delimiter.to, fix: {label: '补一行空表头', edits}}];
      });
  },
};
