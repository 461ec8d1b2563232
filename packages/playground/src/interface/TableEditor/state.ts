import {
  areaOf,
  cellsIn,
  isTooLarge,
  sorted,
  withAlignment,
  withCells,
  withColumn,
  withMovedColumns,
  withMovedRows,
  withoutColumns,
  withoutRows,
  withRow,
  widthOf,
  type Area,
  type CellPosition,
  type Row,
  type Table,
} from './model.ts';

/** A change of the selected cells, by a button or key. */
export type Change =
  | 'insert row above'
  | 'insert row below'
  | 'move row up'
  | 'move row down'
  | 'delete row'
  | 'insert column before'
  | 'insert column after'
  | 'move column back'
  | 'move column forward'
  | 'delete column'
  | 'align left'
  | 'align center'
  | 'align right'
  | 'align none'
  | 'sort ascending'
  | 'sort descending'
  | 'clear';

export type GridEvent =
  /** Moves the cursor. `extend` keeps the other corner of the selection. */
  | {readonly type: 'go'; readonly to: CellPosition; readonly extend?: boolean}
  | {readonly type: 'select'; readonly from: CellPosition; readonly to: CellPosition}
  /** From a cell to the next or the last one, across rows. After the last cell comes a new row. */
  | {readonly type: 'step'; readonly by: -1 | 1}
  | {readonly type: 'edit'}
  | {readonly type: 'stop editing'}
  | {readonly type: 'write'; readonly at: CellPosition; readonly text: string}
  | {readonly type: 'change'; readonly change: Change}
  /** Writes cells from a cell on, by default the first selected one. The cursor may move before a worker has read them. */
  | {readonly type: 'paste'; readonly cells: readonly Row[]; readonly at?: CellPosition}
  | {readonly type: 'replace'; readonly table: Table}
  /** Pasted cells that are too many, or could not be read. */
  | {readonly type: 'too large'}
  | {readonly type: 'not read'}
  | {readonly type: 'copied'}
  | {readonly type: 'copy failed'}
  | {readonly type: 'undo'}
  | {readonly type: 'redo'};

/** An outcome to announce. Rows and columns count from 1, rows without the header. */
export interface Announcement {
  readonly code:
    | Change
    | 'pasted'
    | 'too large'
    | 'not read'
    | 'copied'
    | 'copy failed'
    | 'undone'
    | 'redone'
    | 'nothing to undo'
    | 'nothing to redo';
  readonly row: number;
  readonly column: number;
  /** The number of rows, columns or cells. */
  readonly count: number;
}

export interface GridState {
  readonly table: Table;
  readonly cursor: CellPosition;
  /** The other corner of the selection. */
  readonly anchor: CellPosition;
  /** Whether keys go into the cell. */
  readonly isEditing: boolean;
  readonly past: readonly Table[];
  readonly future: readonly Table[];
  /** The order of the rows, until something changes. */
  readonly sorting: {readonly column: number; readonly isDescending: boolean} | undefined;
  readonly announcement: Announcement | undefined;
}

const first: CellPosition = {row: 0, column: 0};

export function startOf(table: Table): GridState {
  return {
    table,
    cursor: first,
    anchor: first,
    isEditing: false,
    past: [],
    future: [],
    sorting: undefined,
    announcement: undefined,
  };
}

/** The selected cells. */
export function selectionOf({cursor, anchor}: GridState): Area {
  return areaOf(cursor, anchor);
}

export function firstSelected(state: GridState): CellPosition {
  const {top: row, left: column} = selectionOf(state);
  return {row, column};
}

/** The state after an event. Each change of the table is one step of undo. */
export function nextState(state: GridState, event: GridEvent): GridState {
  const {table, cursor, past, future} = state;
  switch (event.type) {
    case 'go':
      return moved(state, event.to, event.extend ? state.anchor : event.to);
    case 'select':
      return moved(state, event.to, event.from);
    case 'step':
      return stepped(state, event.by);
    case 'edit':
      return state.isEditing ? state : {...state, anchor: cursor, isEditing: true};
    case 'stop editing':
      return state.isEditing ? {...state, isEditing: false} : state;
    case 'write':
      return table.rows[event.at.row]?.[event.at.column] === event.text
        ? state
        : changed(state, withCells(table, event.at, [[event.text]]));
    case 'change':
      return performed(state, event.change);
    case 'paste':
      return pasted(state, event.cells, event.at);
    case 'replace':
      return changed(state, event.table);
    case 'too large':
    case 'not read':
      return announced(state, event.type);
    case 'copied':
    case 'copy failed':
      return announced(state, event.type, sizeOf(selectionOf(state)));
    case 'undo': {
      const last = past.at(-1);
      return last
        ? announced(
            within({
              ...changed(state, last),
              past: past.slice(0, -1),
              future: [...future, table],
            }),
            'undone',
          )
        : announced(state, 'nothing to undo');
    }
    case 'redo': {
      const next = future.at(-1);
      return next
        ? announced(within({...changed(state, next), future: future.slice(0, -1)}), 'redone')
        : announced(state, 'nothing to redo');
    }
  }
}

/** Moves the cursor within the table. A move has no announcement, because the screen reader reads the cell. */
function moved(state: GridState, cursor: CellPosition, anchor: CellPosition): GridState {
  return within({...state, cursor, anchor, isEditing: false, announcement: undefined});
}

function stepped(state: GridState, by: -1 | 1): GridState {
  const {table, cursor} = state;
  const width = table.align.length;
  const index = cursor.row * width + cursor.column + by;
  const to = {row: Math.floor(index / width), column: ((index % width) + width) % width};
  if (to.row < 0) {
    return moved(state, cursor, cursor);
  }
  const isBeyond = to.row >= table.rows.length;
  const grown = isBeyond ? changed(state, withRow(table, table.rows.length)) : state;
  return moved(grown, to, to);
}

function within(state: GridState): GridState {
  const {rows, align} = state.table;
  const clamp = ({row, column}: CellPosition) => ({
    row: Math.min(Math.max(row, 0), rows.length - 1),
    column: Math.min(Math.max(column, 0), align.length - 1),
  });
  return {...state, cursor: clamp(state.cursor), anchor: clamp(state.anchor)};
}

function changed(state: GridState, table: Table): GridState {
  return {
    ...state,
    table,
    past: [...state.past, state.table],
    future: [],
    sorting: undefined,
    announcement: undefined,
  };
}

function announced(state: GridState, code: Announcement['code'], count = 1): GridState {
  const {row, column} = state.cursor;
  return {...state, announcement: {code, row, column: column + 1, count}};
}

function sizeOf({top, bottom, left, right}: Area): number {
  return (bottom - top + 1) * (right - left + 1);
}

function pasted(
  state: GridState,
  cells: readonly Row[],
  {row, column} = firstSelected(state),
): GridState {
  const width = Math.max(1, widthOf(cells));
  const {rows, align} = state.table;
  const height = Math.max(rows.length, row + cells.length);
  if (isTooLarge(height, Math.max(align.length, column + width))) {
    return announced(state, 'too large');
  }
  const to = {row: row + cells.length - 1, column: column + width - 1};
  const written = changed(state, withCells(state.table, {row, column}, cells));
  const shown = {...written, cursor: {row, column}, anchor: to, isEditing: false};
  return announced(shown, 'pasted', cells.flat().length);
}

function performed(state: GridState, change: Change): GridState {
  const {table, cursor} = state;
  const area = selectionOf(state);
  const {top, bottom, left, right} = area;
  const height = bottom - top + 1;
  const width = right - left + 1;
  /** Changes the table; the selection moves along with its rows and columns. */
  const to = (next: Table, count: number, rows = 0, columns = 0) => {
    const shift = ({row, column}: CellPosition) => ({row: row + rows, column: column + columns});
    const shown = {...changed(state, next), cursor: shift(cursor), anchor: shift(state.anchor)};
    return announced(within({...shown, isEditing: false}), change, count);
  };
  /** Changes the table; the cursor goes to one cell. */
  const at = (next: Table, cell: CellPosition, count = 1) => {
    const shown = {...changed(state, next), cursor: cell, anchor: cell, isEditing: false};
    return announced(within(shown), change, count);
  };
  switch (change) {
    case 'insert row above':
      return at(withRow(table, top), {...cursor, row: top});
    case 'insert row below':
      return at(withRow(table, bottom + 1), {...cursor, row: bottom + 1});
    case 'move row up':
      return top === 0 ? state : to(withMovedRows(table, area, -1), height, -1);
    case 'move row down':
      return bottom + 1 === table.rows.length
        ? state
        : to(withMovedRows(table, area, 1), height, 1);
    case 'delete row':
      return at(withoutRows(table, area), {...cursor, row: top}, height);
    case 'insert column before':
      return at(withColumn(table, left), {...cursor, column: left});
    case 'insert column after':
      return at(withColumn(table, right + 1), {...cursor, column: right + 1});
    case 'move column back':
      return left === 0 ? state : to(withMovedColumns(table, area, -1), width, 0, -1);
    case 'move column forward':
      return right + 1 === table.align.length
        ? state
        : to(withMovedColumns(table, area, 1), width, 0, 1);
    case 'delete column':
      return at(withoutColumns(table, area), {...cursor, column: left}, width);
    case 'align left':
      return to(withAlignment(table, area, 'left'), width);
    case 'align center':
      return to(withAlignment(table, area, 'center'), width);
    case 'align right':
      return to(withAlignment(table, area, 'right'), width);
    case 'align none':
      return to(withAlignment(table, area, null), width);
    case 'sort ascending':
    case 'sort descending': {
      const isDescending = change === 'sort descending';
      const ordered = to(sorted(table, cursor.column, isDescending), table.rows.length - 1);
      return {...ordered, sorting: {column: cursor.column, isDescending}};
    }
    case 'clear': {
      const empty = cellsIn(table, area).map((row) => row.map(() => ''));
      return to(withCells(table, {row: top, column: left}, empty), height * width);
    }
  }
}
