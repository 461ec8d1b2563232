/** The cells of a row, from the first column. */
type Row = readonly string[];

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
export function guarded(cells: readonly Row[]): string[][] {
  return cells.map((row) => row.map((cell) => (isGuarded(`'${cell}`) ? `'${cell}` : cell)));
}

/** Cells that come back, as they were before `guarded`. */
export function unguarded(cells: readonly Row[]): Row[] {
  return cells.map((row) => row.map((cell) => (isGuarded(cell) ? cell.slice(1) : cell)));
}

/** Whether an apostrophe keeps a cell from being run. */
export function isGuarded(cell: string): boolean {
  return cell.startsWith("'") && isFormula(cell.replace(/^'+/, ''));
}
