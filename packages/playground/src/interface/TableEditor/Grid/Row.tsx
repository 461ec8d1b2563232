import {memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Alignment, Row as Cells} from '../model.ts';
import type {GridState} from '../state.ts';
import Field from './Field.tsx';
import styles from './Row.module.css';

type Props = {
  /** Counted from 0; row 0 is the header. */
  readonly index: number;
  readonly cells: Cells;
  readonly align: readonly Alignment[];
  /** The header's text above the cursor; undefined if the cursor is in another row. */
  readonly columnName: string | undefined;
  /** The column of the cursor, if it is in this row. */
  readonly cursor: number | undefined;
  readonly isEditing: boolean;
  /** The first and last selected column, if the selection has cells of this row. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Of the header: how the rows are sorted. */
  readonly sorting: GridState['sorting'];
};

/** A row of the grid, and its number. */
function Row(props: Props): ReactNode {
  const {index, cells, align, columnName, cursor, isEditing, from = 0, to = -1, sorting} = props;
  const Cell = index === 0 ? 'th' : 'td';
  return (
    <tr aria-rowindex={index + 1} data-row={index} className={styles.row}>
      {index === 0 ? (
        <td className={styles.number} />
      ) : (
        <th scope="row" className={styles.number}>
          {index}
        </th>
      )}
      {cells.map((text, column) => (
        <Cell
          key={column}
          className={styles.cell}
          data-align={align[column] ?? undefined}
          aria-selected={column >= from && column <= to}
          {...(index === 0 && {
            scope: 'col',
            'aria-sort':
              sorting?.column === column
                ? sorting.isDescending
                  ? 'descending'
                  : 'ascending'
                : undefined,
            'aria-description': alignmentText(align[column] ?? null),
          })}
        >
          {column === cursor ? (
            <Field
              text={text}
              isEditing={isEditing}
              label={cellLabel(index, column, columnName ?? '')}
            />
          ) : (
            text
          )}
        </Cell>
      ))}
    </tr>
  );
}

/** Memoised: of 500 rows, a move of the cursor changes two. */
export default memo(Row);

function cellLabel(row: number, column: number, columnName: string): string {
  return row === 0
    ? translate(
        {id: 'site.playground.table.header', message: 'Header of column {column}'},
        {column: column + 1},
      )
    : translate(
        {id: 'site.playground.table.cell', message: '{name}, row {row}'},
        {name: columnName || column + 1, row},
      );
}

function alignmentText(alignment: Alignment): string | undefined {
  switch (alignment) {
    case 'left':
      return translate({id: 'site.playground.table.left', message: 'Aligned left'});
    case 'center':
      return translate({id: 'site.playground.table.center', message: 'Centred'});
    case 'right':
      return translate({id: 'site.playground.table.right', message: 'Aligned right'});
    case null:
      return undefined;
  }
}
