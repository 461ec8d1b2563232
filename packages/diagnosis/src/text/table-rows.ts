import {nodesOf} from './nodes.ts';
import {span} from './spans.ts';
import type {ParsedText} from '../rule.ts';

/** A row that an engine reads as part of a table: the header, or a row below the delimiter row. */
interface TableRowText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The number of cells in the header. */
  readonly columns: number;
  /** Whether each cell in the row has content. There may be fewer or more cells than `columns`. */
  readonly cells: readonly boolean[];
}

/** The rows of a text's tables, table by table. */
export function tableRows({source, tree}: ParsedText): readonly (readonly TableRowText[])[] {
  return nodesOf(tree, 'table').map(({align, children}) =>
    children.flatMap((row) => {
      const place = span(row);
      const cells = row.children.map((cell) => cell.children.length > 0);
      return place
        ? [
            {
              ...place,
              text: source.slice(place.from, place.to),
              columns: align?.length ?? cells.length,
              cells,
            },
          ]
        : [];
    }),
  );
}
