/** The alignment of a column; null if the delimiter row gives none. */
export type Alignment = 'left' | 'center' | 'right' | null;

export type Row = readonly string[];

/** A table: its first row is the header, and all rows are as long as `align`. A cell holds Markdown, with line feeds for its line breaks. */
export interface Table {
  readonly rows: readonly Row[];
  readonly align: readonly Alignment[];
}

/** The most columns and cells of a table in the dialog, which renders all columns of the rows that it shows. */
export const mostColumns = 200;
export const mostCells = 100_000;

/** Whether a table has more cells than the dialog takes. */
export function isTooLarge(rows: number, columns: number): boolean {
  return columns > mostColumns || rows * columns > mostCells;
}

/** The length of the longest row; 0 without rows. */
export function widthOf(rows: readonly Row[]): number {
  return rows.reduce((most, {length}) => Math.max(most, length), 0);
}

/** A cell, counted from 0; row 0 is the header. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells; all ends belong to it. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A table of these rows, padded with empty cells to this number of columns, or to the longest row; more cells are dropped. */
export function tableOf(rows: readonly Row[], align: readonly Alignment[] = [], width = 0): Table {
  const columns = width || Math.max(1, widthOf(rows));
  return {
    rows: (rows.length === 0 ? [[]] : rows).map((row) => fitted(row, columns)),
    align: Array.from({length: columns}, (_, column) => align[column] ?? null),
  };
}

function fitted(row: Row, columns: number): Row {
  return row.length === columns
    ? row
    : Array.from({length: columns}, (_, column) => row[column] ?? '');
}

/** The rectangle between two cells. */
export function areaOf(a: CellPosition, b: CellPosition): Area {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}

/** The texts of an area. */
export function cellsIn({rows}: Table, {top, bottom, left, right}: Area): Row[] {
  return rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));
}

/** Writes cells from a position on. The table grows as far as they need. */
export function withCells(table: Table, {row, column}: CellPosition, cells: readonly Row[]): Table {
  const width = Math.max(table.align.length, column + widthOf(cells));
  const height = Math.max(table.rows.length, row + cells.length);
  const rows = Array.from({length: height}, (_, at) => {
    const own = table.rows[at] ?? [];
    const written = cells[at - row];
    return written
      ? fitted(own, width).map((text, index) => written[index - column] ?? text)
      : fitted(own, width);
  });
  return tableOf(rows, table.align, width);
}

/** The table with an empty row before this index. */
export function withRow(table: Table, at: number): Table {
  return {...table, rows: spliced(table.rows, at, 0, fitted([], table.align.length))};
}

/** The table without these rows; its last row is only emptied. */
export function withoutRows(table: Table, {top, bottom}: Area): Table {
  return tableOf(
    table.rows.filter((_, row) => row < top || row > bottom),
    table.align,
    table.align.length,
  );
}

/** The table with rows moved by one row, up (-1) or down (1); the same table at its edge. */
export function withMovedRows(table: Table, {top, bottom}: Area, by: -1 | 1): Table {
  return {...table, rows: moved(table.rows, top, bottom, by)};
}

/** The table with an empty column before this index. */
export function withColumn({rows, align}: Table, at: number): Table {
  return {rows: rows.map((row) => spliced(row, at, 0, '')), align: spliced(align, at, 0, null)};
}

/** The table without these columns; its last column is only emptied. */
export function withoutColumns({rows, align}: Table, {left, right}: Area): Table {
  const isKept = (_: unknown, column: number) => column < left || column > right;
  const kept = align.filter(isKept);
  return tableOf(
    rows.map((row) => row.filter(isKept)),
    kept,
    kept.length || 1,
  );
}

/** The table with columns moved by one column, back (-1) or forward (1); the same order at its edge. */
export function withMovedColumns({rows, align}: Table, {left, right}: Area, by: -1 | 1): Table {
  return {
    rows: rows.map((row) => moved(row, left, right, by)),
    align: moved(align, left, right, by),
  };
}

function moved<T>(list: readonly T[], from: number, to: number, by: -1 | 1): readonly T[] {
  if (from + by < 0 || to + by >= list.length) {
    return list;
  }
  const rest = spliced(list, from, to - from + 1);
  return spliced(rest, from + by, 0, ...list.slice(from, to + 1));
}

/** `toSpliced`, which Firefox 114 lacks. */
function spliced<T>(list: readonly T[], at: number, count: number, ...added: readonly T[]): T[] {
  return [...list.slice(0, at), ...added, ...list.slice(at + count)];
}

/** The table with the columns of an area aligned. */
export function withAlignment(table: Table, {left, right}: Area, alignment: Alignment): Table {
  return {
    ...table,
    align: table.align.map((own, column) => (column >= left && column <= right ? alignment : own)),
  };
}

const collator = new Intl.Collator('zh-u-co-pinyin', {numeric: true});

/** The table with its rows below the header sorted by a column. Numbers are sorted by value, then text by pinyin; empty cells stay last. */
export function sorted(table: Table, column: number, isDescending: boolean): Table {
  const [header = [], ...body] = table.rows;
  const keyed = body.map((row) => ({row, key: sortKey(row[column] ?? '')}));
  keyed.sort(({key: a}, {key: b}) => {
    const isLast = Number(a === '') - Number(b === '');
    return isLast || (isDescending ? compared(b, a) : compared(a, b));
  });
  return {...table, rows: [header, ...keyed.map(({row}) => row)]};
}

function compared(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') {
    return a - b;
  }
  return typeof a === 'string' && typeof b === 'string'
    ? collator.compare(a, b)
    : Number(typeof a === 'string') - Number(typeof b === 'string');
}

const number = /^[+-]?[$¥€£]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:e[+-]?\d+)?%?$/i;

/** The sort key of a cell: its number, or its text without marks. */
function sortKey(cell: string): string | number {
  const text = cell
    .normalize('NFKC')
    .replace(/[*_~`]/g, '')
    .replace('\u2212', '-')
    .trim();
  return number.test(text) && /\d/.test(text) ? Number(text.replace(/[$¥€£,%]/g, '')) : text;
}
