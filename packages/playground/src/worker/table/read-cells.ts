import Papa from 'papaparse';
import type {Row} from '../../interface/TableEditor/model.ts';

/** Longer texts are not looked at, in UTF-16 code units: a table of them could not be read. */
const largest = 1_000_000;

/** The cells of lines that a spreadsheet has copied, with tabs between cells, or of CSV; one cell if it is neither. */
export function cellsOf(text: string): Row[] {
  const lines = linesOf(text);
  return lines.includes('\t') ? parsed(lines, '\t') : (tabularCells(lines) ?? parsed(lines, '\t'));
}

/** The cells of a text that is surely a table: two rows and two columns at least, and all rows of one length. Undefined for another text. */
export function tabularCells(text: string): Row[] | undefined {
  if (text.length > largest || !/[\t,;]/.test(text)) {
    return undefined;
  }
  const lines = linesOf(text);
  for (const delimiter of ['\t', ',', ';']) {
    const rows = lines.includes(delimiter) ? parsed(lines, delimiter) : [];
    const [{length} = []] = rows;
    const isTabular = rows.length > 1 && length > 1 && rows.every((row) => row.length === length);
    // Code has an empty first column, which indents it, or an empty last one.
    const isEmpty = (column: number) => rows.every((row) => row.at(column)?.trim() === '');
    if (isTabular && !isEmpty(0) && !isEmpty(-1)) {
      return rows;
    }
  }
  return undefined;
}

function linesOf(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
}

function parsed(lines: string, delimiter: string): Row[] {
  return Papa.parse<string[]>(lines, {delimiter, newline: '\n'}).data;
}
