import {unguarded} from '../../formula-guard.ts';
import {
  isTooLarge,
  tableOf,
  widthOf,
  type Row,
  type Table,
} from '../../interface/TableEditor/model.ts';
import {
  asBlock,
  blockOffset,
  LargeTableError,
  tableAt,
  writeTable,
  type FoundTable,
} from './markdown.ts';
import {cellsOf, tabularCells} from './read-cells.ts';

/** A table that has more cells than the dialog takes, and the line in which it begins, counted from 1. */
export interface LargeTable {
  readonly line: number;
}

/** The table whose lines contain an offset of a text; undefined without one. */
export function findTable(source: string, offset: number): FoundTable | LargeTable | undefined {
  try {
    return tableAt(source, offset);
  } catch (error) {
    if (error instanceof LargeTableError) {
      return {line: error.line};
    }
    throw error;
  }
}

/** The cells of a clipboard: those of a table in Markdown, which its HTML has become, or of its plain text. Cells that the grid has guarded come back as they were. */
export function pastedCells(
  markdown: string | undefined,
  plain: string,
): readonly Row[] | 'too large' {
  const found = markdown === undefined ? undefined : findTable(markdown, 0);
  if (found && 'line' in found) {
    return 'too large';
  }
  const rows = unguarded(found?.table.rows ?? cellsOf(plain));
  return isTooLarge(rows.length, widthOf(rows)) ? 'too large' : rows;
}

/** Plain text that was pasted, and is surely a table. */
export interface PastedTable {
  /** The offset of the pasted text. */
  readonly at: number;
  readonly table: Table;
}

/**
 * The table of a plain paste, if it is one that the dialog could take.
 *
 * @param source the text with the paste in it
 * @param pasted the paste, with line feeds only
 * @param latest the last offset at which the paste may begin. It may begin before that, if its beginning equals the text after it
 */
export function pastedTable(
  source: string,
  pasted: string,
  latest: number,
): PastedTable | undefined {
  const cells = tabularCells(pasted);
  const at = source.lastIndexOf(pasted, latest);
  return cells && at >= 0 && !isTooLarge(cells.length, widthOf(cells))
    ? {at, table: tableOf(cells)}
    : undefined;
}

/** Where a table is to be written. */
export type TablePlace =
  /** In place of a table of the text. */
  | Pick<FoundTable, 'from' | 'to' | 'lineBreak'>
  /** After the block around an offset. */
  | {readonly after: number}
  /** In place of a plain paste, which began at an offset. The text may have changed since. */
  | {readonly pasted: string; readonly at: number};

/** An edit that writes a table, and the offset of the table after it. */
export interface TableEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
}

/** The edit that writes a table into a text; undefined if the paste that it would replace is gone. */
export function tableEdit(source: string, table: Table, place: TablePlace): TableEdit | undefined {
  if ('lineBreak' in place) {
    const {from, to, lineBreak} = place;
    return edit(from, to, writeTable(table, lineBreak));
  }
  if ('after' in place) {
    const at = blockOffset(source, Math.min(place.after, source.length));
    return edit(at, at, asBlock(source, at, at, writeTable(table)));
  }
  const {pasted, at} = place;
  const from = source.startsWith(pasted, at) ? at : source.indexOf(pasted);
  const to = from + pasted.replace(/\n$/, '').length;
  return from < 0 ? undefined : edit(from, to, asBlock(source, from, to, writeTable(table)));
}

function edit(from: number, to: number, insert: string): TableEdit {
  return {from, to, insert, start: from + insert.search(/\S/)};
}
