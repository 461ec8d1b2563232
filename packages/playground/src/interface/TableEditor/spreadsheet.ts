import Papa from 'papaparse';
import {guarded, isGuarded} from '../../formula-guard.ts';
import type {Row} from './model.ts';

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

/** Whether a cell needs quotes: in some countries, semicolons and tabs separate cells, and what follows one would begin a cell. */
function isQuoted(cell: string): boolean {
  return isGuarded(cell) || /[;\t]/.test(cell);
}

/** CSV by RFC 4180. It begins with a byte order mark: without one, Excel in Chinese reads GBK. */
export function toCsv(cells: readonly Row[]): string {
  const csv = Papa.unparse(guarded(cells), {newline: '\r\n', quotes: isQuoted});
  return `\uFEFF${csv}\r\n`;
}
