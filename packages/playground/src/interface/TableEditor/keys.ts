import type {GridEvent, GridState} from './state.ts';

/** A key press; Ctrl is Command on a Mac. */
export interface KeyPress {
  readonly key: string;
  readonly isCtrl: boolean;
  readonly isShift: boolean;
  readonly isAlt: boolean;
}

/** The command of a key: an event of the grid, `apply`, or a line break in the cell. Undefined if the browser handles it. */
type Command = GridEvent | 'apply' | 'break';

const pageRows = 10;

/** The command of a key, as in spreadsheets and in https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
export function commandOf(press: KeyPress, state: GridState): Command | undefined {
  if (press.key === 'Enter' && press.isCtrl) {
    return 'apply';
  }
  return state.isEditing ? whileEditing(press, state) : whileMoving(press, state);
}

function whileEditing({key, isShift, isAlt}: KeyPress, {cursor}: GridState): Command | undefined {
  switch (key) {
    case 'Enter':
      return isAlt ? 'break' : {type: 'go', to: {...cursor, row: cursor.row + (isShift ? -1 : 1)}};
    case 'Tab':
      return {type: 'step', by: isShift ? -1 : 1};
    case 'Escape':
      return {type: 'stop editing'};
    default:
      return undefined;
  }
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-pageRows, 0],
  PageDown: [pageRows, 0],
};

const moves: Readonly<Record<string, GridEvent>> = {
  ArrowUp: {type: 'change', change: 'move row up'},
  ArrowDown: {type: 'change', change: 'move row down'},
  ArrowLeft: {type: 'change', change: 'move column back'},
  ArrowRight: {type: 'change', change: 'move column forward'},
};

function whileMoving(press: KeyPress, {table, cursor}: GridState): Command | undefined {
  const {key, isCtrl, isShift, isAlt} = press;
  const step = steps[key];
  const last = {row: table.rows.length - 1, column: table.align.length - 1};
  const go = (row: number, column: number): GridEvent => ({
    type: 'go',
    to: {row, column},
    extend: isShift,
  });
  if (isAlt) {
    return moves[key];
  }
  if (step) {
    const far = isCtrl ? Infinity : 1; // to the edge
    const [rows, columns] = step.map((by) => (by === 0 ? 0 : by * far));
    return go(cursor.row + (rows ?? 0), cursor.column + (columns ?? 0));
  }
  switch (key) {
    case 'Home':
      return go(isCtrl ? 0 : cursor.row, 0);
    case 'End':
      return go(isCtrl ? last.row : cursor.row, last.column);
    case 'Enter':
    case 'F2':
      return {type: 'edit'};
    case 'Delete':
    case 'Backspace':
      return {type: 'change', change: 'clear'};
    case 'a':
      return isCtrl ? {type: 'select', from: last, to: {row: 0, column: 0}} : undefined;
    case 'z':
    case 'Z':
      return isCtrl ? {type: isShift ? 'redo' : 'undo'} : undefined;
    case 'y':
      return isCtrl ? {type: 'redo'} : undefined;
    default:
      return undefined;
  }
}
