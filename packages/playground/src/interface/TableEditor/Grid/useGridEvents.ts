import type {ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent} from 'react';
import {flushSync} from 'react-dom';
import {commandOf} from '../keys.ts';
import {cellsIn, type CellPosition, type Table} from '../model.ts';
import {toHtml, toTsv} from '../spreadsheet.ts';
import {nextState, selectionOf, type GridEvent, type GridState} from '../state.ts';

interface Options {
  readonly state: GridState;
  readonly onEvent: (event: GridEvent) => void;
  readonly onApply: (table: Table) => void;
  /** Called with a paste. Its HTML is empty if it has no table. */
  readonly onPaste: (html: string, plain: string) => void;
}

interface Handlers {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onInput: () => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onMouseOver: (event: MouseEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onCut: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** The effects of keys, pointer and clipboard in the grid. */
export function useGridEvents({state, onEvent, onApply, onPaste}: Options): Handlers {
  const {cursor, isEditing} = state;
  const write = (field: EventTarget) => {
    if (field instanceof HTMLTextAreaElement) {
      onEvent({type: 'write', at: cursor, text: field.value});
    }
  };
  const edit = (field: HTMLTextAreaElement) => {
    flushSync(() => {
      onEvent({type: 'edit'});
    });
    // A phone shows its keyboard only for a new focus.
    field.blur();
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  };
  const copy = (event: ClipboardEvent) => {
    if (isEditing) {
      return false;
    }
    const cells = cellsIn(state.table, selectionOf(state));
    event.clipboardData.setData('text/plain', toTsv(cells));
    event.clipboardData.setData('text/html', toHtml(cells));
    event.preventDefault();
    onEvent({type: 'copied'});
    return true;
  };

  return {
    onKeyDown: (event) => {
      const {target: field} = event;
      if (event.nativeEvent.isComposing || !(field instanceof HTMLTextAreaElement)) {
        return;
      }
      const {key, ctrlKey, metaKey, shiftKey: isShift, altKey: isAlt} = event;
      const command = commandOf({key, isCtrl: ctrlKey || metaKey, isShift, isAlt}, state);
      if (command === undefined) {
        return;
      }
      event.preventDefault();
      if (command === 'apply') {
        onApply(nextState(state, {type: 'write', at: cursor, text: field.value}).table);
      } else if (command === 'break') {
        // Deprecated, but the only way that keeps the field's undo history.
        // oxlint-disable-next-line typescript/no-deprecated
        document.execCommand('insertText', false, '\n');
      } else if (command.type === 'edit') {
        edit(field);
      } else {
        if (isEditing && command.type !== 'stop editing') {
          write(field);
        }
        onEvent(command);
      }
    },
    onInput: () => {
      onEvent({type: 'edit'});
    },
    onBlur: ({target}) => {
      if (isEditing) {
        write(target);
      }
    },
    onMouseDown: (event) => {
      const isField = event.target instanceof HTMLTextAreaElement;
      if (isField && isEditing) {
        return;
      }
      event.preventDefault(); // keeps the focus in the grid
      if (isEditing && document.activeElement) {
        write(document.activeElement);
      }
      const cell = cellAt(event.target);
      if (!cell) {
        return;
      }
      const lastColumn = state.table.align.length - 1;
      const lastRow = state.table.rows.length - 1;
      if (cell.column < 0) {
        const [top, bottom] = cell.row === 0 ? [0, lastRow] : [cell.row, cell.row];
        const from = {row: bottom, column: lastColumn};
        onEvent({type: 'select', from, to: {row: top, column: 0}});
      } else if (!isField || event.shiftKey) {
        onEvent({type: 'go', to: cell, extend: event.shiftKey});
      }
    },
    onMouseOver: ({target, buttons}) => {
      const cell = buttons === 1 && !isEditing ? cellAt(target) : undefined;
      const isNew = cell?.row !== cursor.row || cell.column !== cursor.column;
      if (cell && cell.column >= 0 && isNew) {
        onEvent({type: 'go', to: cell, extend: true});
      }
    },
    onClick: ({target, shiftKey}) => {
      if (target instanceof HTMLTextAreaElement && !isEditing && !shiftKey) {
        edit(target);
      }
    },
    onCopy: (event) => {
      copy(event);
    },
    onCut: (event) => {
      if (copy(event)) {
        onEvent({type: 'change', change: 'clear'});
      }
    },
    onPaste: (event) => {
      const html = event.clipboardData.getData('text/html');
      const plain = event.clipboardData.getData('text/plain');
      const isTable = /<table[\s>]/i.test(html);
      if (isEditing && !isTable && !plain.includes('\t')) {
        return;
      }
      event.preventDefault();
      if (isTable || plain !== '') {
        onPaste(isTable ? html : '', plain);
      }
    },
  };
}

/** The cell of an element; column -1 is the one with the numbers of the rows. */
function cellAt(target: EventTarget): CellPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null;
  const row = cell?.closest('tr')?.dataset.row;
  return cell && row !== undefined ? {row: Number(row), column: cell.cellIndex - 1} : undefined;
}
