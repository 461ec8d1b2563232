import {columnsOf} from '../../columns-of.ts';

type Alignment = 'left' | 'center' | 'right';

/**
 * Writes a table with spaces that align its columns. They align in a font of fixed width with Chinese characters as wide as two Latin
 * letters.
 *
 * @param rows the first one is the head; short rows are filled
 */
export function alignTable(
  rows: readonly (readonly string[])[],
  alignments: readonly (Alignment | undefined)[] = [],
): string[] {
  const count = Math.max(...rows.map(({length}) => length));
  const columns = Array.from({length: count}, (_, column) =>
    Math.max(1, ...rows.map((row) => columnsOf(row[column] ?? ''))),
  );
  const lineOf = (row: readonly string[]) =>
    columns
      .map((width, column) => pad(row[column] ?? '', width, alignments[column]))
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = rows;
  return [lineOf(head), columns.map((width) => '-'.repeat(width)).join('  '), ...body.map(lineOf)];
}

function pad(cell: string, width: number, alignment: Alignment = 'left'): string {
  const free = width - columnsOf(cell);
  const before = {left: 0, center: Math.floor(free / 2), right: free}[alignment];
  return ' '.repeat(before) + cell + ' '.repeat(free - before);
}
