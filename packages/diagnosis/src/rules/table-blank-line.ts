import {endingBefore} from '../text/block-edits.ts';
import type {Rule} from '../rule.ts';
import {tables} from '../sections.ts';
import {tableGaps} from '../text/table-gaps.ts';
import {isFramedRow} from '../text/table-row.ts';

/** A blank line inside a table. */
export const tableBlankLine: Rule = {
  id: 'table-blank-line',
  title: '表格中间有空行',
  explanation: '表格遇到空行就结束，表头、分隔行和各行数据之间都不能空行：删掉空行。',
  section: tables,
  severity: 'problem',
  find: (text) =>
    tableGaps(text).flatMap(({above, below}) => {
      const [first] = below.lines;
      const end = below.lines.findIndex((line) => !isFramedRow(line.text));
      const last = below.lines.at(end < 1 ? -1 : end - 1);
      if (!first || !last) {
        return [];
      }
      const ending = endingBefore(text.source, first.start);
      const edits = [{from: above, to: first.start - ending.length, insert: ''}];
      return [{from: first.from, to: last.to, fix: {label: '删掉空行', edits}}];
    }),
};
