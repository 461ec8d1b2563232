import {blankLineAbove} from '../text/block-edits.ts';
import {lineStart} from '../text/paragraph-lines.ts';
import type {Rule} from '../rule.ts';
import {tables} from '../sections.ts';
import {tableRows} from '../text/table-rows.ts';

/** Prose right below a table, which engines read as its last row. */
export const tableSwallowsText: Rule = {
  id: 'table-swallows-text',
  title: '表格下面的文字进了表格',
  explanation:
    '表格到空行或另一种块开始才结束，紧挨着的一行文字会成为表格的一行：在文字前面空一行。',
  section: tables,
  severity: 'problem',
  yieldsTo: ['table-cell-break'],
  find: (text) =>
    tableRows(text).flatMap((rows) => {
      const last = rows.findLastIndex(({text, cells}) => cells.length > 1 || /[|｜]/.test(text));
      const line = rows[last + 1];
      if (!line || line.columns < 2) {
        return [];
      }
      const {from, to} = line;
      const start = lineStart(text.source, from);
      const edits = [blankLineAbove(text.source, {start, from})];
      return [{from, to, fix: {label: '在文字前面空一行', edits}}];
    }),
};
