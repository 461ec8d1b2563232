import Papa from 'papaparse';
import type {Row} from './model.ts';

/** Longer texts are not looked at, in UTF-16 code units: a table of them could not be read. */
const largest = 1_000_000;

/** The cells of lines that a spreadsheet or this grid has copied, with tabs between cells, or of CSV; one cell if it is neither. */
export function cellsOf(text: string): Row[] {
  const lines = linesOf(text);
  return unguarded(
    lines.includes('\t') ? parsed(lines, '\t') : (tabularCells(lines) ?? parsed(lines, '\t')),
  );
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

/** A number with a sign, which a spreadsheet does not run: `-5`, `+3.2`, `-1,200`, `-5%`, `-1e3`. */
const signedNumber = /^[+-](?=[.,]?\d)[\d.,]+(?:e[+-]?\d+)? ?%?$/i;

/**
 * Whether a spreadsheet would run a cell (https://owasp.org/www-community/attacks/CSV_Injection). It also reads full-width signs, and those
 * after white space. A sign alone is not run.
 */
function isFormula(cell: string): boolean {
  const text = cell
    .normalize('NFKC')
    .replace(/^[\s\p{C}]+/u, '')
    .trimEnd();
  return (
    /^[\t\r\n]/.test(cell) ||
    /^[=@]/.test(text) ||
    (/^[+-]+[^+-]/.test(text) && !signedNumber.test(text))
  );
}

/** Cells with an apostrophe in front of whatever a spreadsheet would run: every cell that leaves the grid. */
function guarded(cells: readonly Row[]): string[][] {
  return cells.map((row) => row.map((cell) => (isGuarded(`'${cell}`) ? `'${cell}` : cell)));
}

/** Cells that come back, as they were before `guarded`. */
export function unguarded(cells: readonly Row[]): Row[] {
  return cells.map((row) => row.map((cell) => (isGuarded(cell) ? cell.slice(1) : cell)));
}

function isGuarded(cell: string): boolean {
  return cell.startsWith("'") && isFormula(cell.replace(/^'+/, ''));
}

/** Text as spreadsheets put it on the clipboard: tabs between cells, and quotes around those with line breaks. */
export function toTsv(cells: readonly Row[]): string {
  return Papa.unparse(guarded(cells), {delimiter: '\t', newline: '\r\n'});
}

/** A table for spreadsheets; Excel would put each line of a cell into a row of its own. */
export function toHtml(cells: readonly Row[]): string {
  const escape = (cell: string) =>
    cell
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('\n', '<br style="mso-data-placement:same-cell">');
  const rows = guarded(cells).map((row) => row.map((cell) => `<td>${escape(cell)}</td>`).join(''));
  return `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
}

/** CSV by RFC 4180. It begins with a byte order mark: without one, Excel in Chinese reads GBK. */
export function toCsv(cells: readonly Row[]): string {
  const csv = Papa.unparse(guarded(cells), {newline: '\r\n', quotes: isGuarded});
  return `\uFEFF${csv}\r\n`;
}
