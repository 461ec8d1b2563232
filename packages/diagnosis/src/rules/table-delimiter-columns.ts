import {paragraphTexts, type ParagraphLine} from '../text/paragraph-lines.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {tables} from '../sections.ts';
import {cellsOf, isDelimiterRow, pipesInCode, rowOf} from '../text/table-row.ts';

/** A delimiter row with more or fewer cells than the header above it. */
export const tableDelimiterColumns: Rule = {
  id: 'table-delimiter-columns',
  title: '分隔行与表头的格数不同',
  explanation:
    '分隔行的格数必须与表头相同，否则整张表格都不成立：把少的一行补齐，或删掉多出的格子。',
  section: tables,
  severity: 'problem',
  find: (text) =>
    paragraphTexts(text).flatMap(({lines}) =>
      lines.flatMap((line, index) => finding(lines[index - 1], line, lines[index + 1])),
    ),
};

function finding(
  header: ParagraphLine | undefined,
  delimiter: ParagraphLine,
  row: ParagraphLine | undefined,
): RuleMatch[] {
  if (!header?.text.includes('|') || !isDelimiterRow(delimiter.text)) {
    return [];
  }
  const [titles, marks] = [cellsOf(header.text).length, cellsOf(delimiter.text).length];
  // If the header's code has a pipe, that pipe is the mistake, not the row below.
  const isMeantSo =
    titles === marks || isDelimiterRow(header.text) || pipesInCode(header.text).length > 0;
  if (isMeantSo) {
    return [];
  }
  const isHeaderShort = titles < marks && cellsOf(row?.text ?? '').length >= marks;
  const label = isHeaderShort ? '补上表头的格子' : '改成与表头一样多';
  const edit = isHeaderShort
    ? longer(header, marks - titles)
    : {from: delimiter.from, to: delimiter.to, insert: delimiterRow(delimiter.text, titles)};
  return [{from: delimiter.from, to: delimiter.to, fix: {label, edits: [edit]}}];
}

/** Adds empty cells after the last one. */
function longer({text, to}: ParagraphLine, count: number): Edit {
  const missing = rowOf(count, '');
  const insert = /[^\\]\|\s*$/.test(text) ? missing.slice(1) : ` ${missing}`;
  return {from: to, to, insert};
}

/** The row with as many cells as the header. The remaining cells keep their alignment. */
function delimiterRow(text: string, columns: number): string {
  const cells = [...cellsOf(text), ...Array<string>(columns).fill('---')];
  return `| ${cells.slice(0, columns).join(' | ')} |`;
}
