import {paragraphTexts, type ParagraphLine} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {tables} from '../sections.ts';
import {tableGaps} from '../text/table-gaps.ts';
import {
  cellsOf,
  isDelimiterRow,
  isFramedRow,
  repairedDelimiterRow,
  rowOf,
} from '../text/table-row.ts';

/** Two rows or more, without a delimiter row below the first. */
export const tableNoDelimiterRow: Rule = {
  id: 'table-no-delimiter-row',
  title: '表格没有分隔行',
  explanation:
    '表格的第二行必须是分隔行，每格至少一个半角 `-`，没有它就不是表格：在表头下面补一行。',
  section: tables,
  severity: 'problem',
  find: (text) => {
    const rowsOfTables = new Set(tableGaps(text).map(({below}) => below));
    return paragraphTexts(text)
      .filter((paragraph) => !rowsOfTables.has(paragraph) && !isDrawn(paragraph.lines))
      .flatMap(({lines}) => finding(text.source, framedRows(lines)));
  },
};

/** A frame drawn with characters, a formula, or a table whose delimiter row is only malformed. */
function isDrawn(lines: readonly ParagraphLine[]): boolean {
  return lines.some(
    ({text}) =>
      /^\+[-=+]|\$\$/.test(text) ||
      isDelimiterRow(text) ||
      repairedDelimiterRow(text) !== undefined,
  );
}

/** The first framed row of a paragraph and the framed rows right below it. */
function framedRows(lines: readonly ParagraphLine[]): readonly ParagraphLine[] {
  const rest = lines.slice(
    Math.max(
      0,
      lines.findIndex(({text}) => isFramedRow(text)),
    ),
  );
  const end = rest.findIndex(({text}) => !isFramedRow(text));
  return end < 0 ? rest : rest.slice(0, end);
}

const operator = /^[+=<>≤≥≠±×·]+$/;

function finding(source: string, rows: readonly ParagraphLine[]): RuleMatch[] {
  const [header, second, last] = [rows[0], rows[1], rows.at(-1)];
  const columns = cellsOf(header?.text ?? '').length;
  const isTable =
    columns === cellsOf(second?.text ?? '').length &&
    rows.every(({text}) => /[\p{L}\p{N}]/u.test(text)) &&
    !rows.some(({text}) => cellsOf(text).some((cell) => operator.test(cell)));
  if (!header || !second || !last || !isTable) {
    return [];
  }
  const prefix = source.slice(second.start, second.from);
  const insert = prefix + rowOf(columns, '---') + source.slice(header.to, second.start);
  const edits = [{from: second.start, to: second.start, insert}];
  return [{from: header.from, to: last.to, fix: {label: '补一行分隔行', edits}}];
}
