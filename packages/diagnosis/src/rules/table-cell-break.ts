import {tables} from '../sections.ts';
import {tableRows} from '../text/table-rows.ts';
import {pipesIn} from '../text/table-row.ts';
import type {RuleMatch, Rule} from '../rule.ts';

type Row = ReturnType<typeof tableRows>[number][number];

/** A row whose last cell goes on in the next lines. */
export const tableCellBreak: Rule = {
  id: 'table-cell-break',
  title: '单元格里换了行',
  explanation:
    '表格的一行在源文件里也只能是一行，回车就开始新的一行表格：单元格里要换行，写 `<br>`。',
  section: tables,
  severity: 'problem',
  find: (text) => tableRows(text).flatMap((rows) => findIn(text.source, rows)),
};

function findIn(source: string, rows: readonly Row[]): RuleMatch[] {
  const found: RuleMatch[] = [];
  for (let index = 1; index < rows.length; index += 1) {
    const parts = partsOf(rows, index);
    const [first, last] = [parts.at(0), parts.at(-1)];
    if (first && last && parts.length > 1) {
      const edits = parts.slice(1).map(({from}, at) => ({
        from: parts[at]?.to ?? from,
        to: from,
        insert: '<br>',
      }));
      found.push({from: first.from, to: last.to, fix: {label: '换成 <br>', edits}});
      index += parts.length - 1;
    }
  }
  return found;
}

/** The rows that make up one: the first begins with a pipe, only the last ends with one, and together they have all cells. */
function partsOf(rows: readonly Row[], start: number): readonly Row[] {
  const [first] = rows.slice(start, start + 1);
  if (!first?.text.startsWith('|') || /\|\s*$/.test(first.text)) {
    return [];
  }
  let end = start + 1;
  while (rows[end] && !isRowStart(rows[end]) && !isRowEnd(rows[end])) {
    end += 1;
  }
  const parts = rows.slice(start, end + 1);
  const pipes = parts.reduce((count, {text}) => count + pipesIn(text).length, 0);
  return isRowEnd(rows[end]) && !isRowStart(rows[end]) && pipes === first.columns + 1 ? parts : [];
}

function isRowStart(row: Row | undefined): boolean {
  return row?.text.trimStart().startsWith('|') ?? false;
}

function isRowEnd(row: Row | undefined): boolean {
  return row !== undefined && /[^\\]\|$/.test(row.text.trimEnd());
}
