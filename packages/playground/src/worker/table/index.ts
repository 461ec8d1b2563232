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

/** The table of a plain text that is surely one, in Markdown; undefined for another text, and for more cells than the dialog takes. */
export function pastedTable(plain: string): string | undefined {
  const cells = tabularCells(plain);
  return cells && !isTooLarge(cells.length, widthOf(cells))
    ? writeTable(tableOf(cells))
    : undefined;
}

/** Where a table is to be written. */
export type TablePlace =
  /** In place of a table of the text. */
  | Pick<FoundTable, 'from' | 'to' | 'lineBreak'>
  /** After the block around an offset. */
  | {readonly after: number};

/** An edit that writes a table, and the offset of the table after it. */
export interface TableEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
}

/** The edit that writes a table into a text. */
export function tableEdit(source: string, table: Table, place: TablePlace): TableEdit {
  if ('lineBreak' in place) {
    const {from, to, lineBreak} = place;
    return edit(from, to, writeTable(table, lineBreak));
  }
  const at = blockOffset(source, Math.min(place.after, source.length));
  return edit(at, at, asBlock(source, at, at, writeTable(table)));
}

function edit(from: number, to: number, insert: string): TableEdit {
  return {from, to, insert, start: from + insert.search(/\S/)};
}
