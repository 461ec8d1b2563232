import {describe, expect, it} from 'vitest';
import {commandOf, type KeyPress} from './keys.ts';
import {mostCells, mostColumns} from './model.ts';
import {nextState, startOf, type GridEvent, type GridState} from './state.ts';

const start = startOf({
  rows: [
    ['a', 'b'],
    ['2', 'y'],
    ['1', 'x'],
  ],
  align: [null, 'right'],
});
const run = (events: readonly GridEvent[], state: GridState = start) =>
  events.reduce(nextState, state);
const lines = ({table}: GridState) => table.rows.map((row) => row.join('|'));
const go = (row: number, column: number, extend = false): GridEvent => ({
  type: 'go',
  to: {row, column},
  extend,
});
const change = (name: Extract<GridEvent, {type: 'change'}>['change']): GridEvent => ({
  type: 'change',
  change: name,
});

describe('the grid', () => {
  it('X15 keeps the cursor inside', () => {
    expect(run([go(-1, Infinity)]).cursor).toEqual({row: 0, column: 1});
    expect(run([go(9, -Infinity)]).cursor).toEqual({row: 2, column: 0});
    const shrunk = run([go(2, 1), change('delete row'), change('delete column')]);
    expect(shrunk.cursor).toEqual({row: 1, column: 0});
    expect(lines(shrunk)).toEqual(['a', '2']);
  });

  it('X15 undoes and redoes every change, one step each', () => {
    const changes = [
      change('insert row above'),
      {type: 'write', at: {row: 0, column: 0}, text: 'n'},
      change('align center'),
      change('insert column after'),
      change('sort ascending'),
      {type: 'paste', cells: [['p', 'q', 'r', 's']]},
    ] as const;
    const changed = run(changes);
    expect(changed.past).toHaveLength(changes.length);
    const back = run(
      changes.map(() => ({type: 'undo'})),
      changed,
    );
    expect(back.table).toEqual(start.table);
    expect(
      run(
        changes.map(() => ({type: 'redo'})),
        back,
      ).table,
    ).toEqual(changed.table);
    expect(run([{type: 'undo'}]).announcement?.code).toBe('nothing to undo');
    expect(run([{type: 'write', at: {row: 0, column: 0}, text: 'a'}])).toBe(start);
  });

  it('X15 moves selected rows and columns with the cursor', () => {
    const state = run([go(1, 0), change('move row down'), change('move column forward')]);
    expect(lines(state)).toEqual(['b|a', 'x|1', 'y|2']);
    expect(state.cursor).toEqual({row: 2, column: 1});
    expect(run([change('move row up')])).toBe(start);
    const both = run([go(1, 0), go(2, 0, true), change('move row up')]);
    expect(lines(both)).toEqual(['2|y', '1|x', 'a|b']);
    expect(both.announcement).toMatchObject({code: 'move row up', count: 2});
  });

  it('X15 tells the order until something changes', () => {
    const state = run([go(1, 0), change('sort ascending')]);
    expect(lines(state)).toEqual(['a|b', '1|x', '2|y']);
    expect(state.sorting).toEqual({column: 0, isDescending: false});
    expect(nextState(state, go(2, 1)).sorting).toEqual(state.sorting);
    expect(nextState(state, change('clear')).sorting).toBeUndefined();
  });

  it('X17 grows for a paste, and selects it', () => {
    const state = run([go(2, 1), {type: 'paste', cells: [['p', 'q'], ['r']]}]);
    expect(lines(state)).toEqual(['a|b|', '2|y|', '1|p|q', '|r|']);
    expect([state.cursor, state.anchor]).toEqual([
      {row: 2, column: 1},
      {row: 3, column: 2},
    ]);
    expect(lines(nextState(state, change('clear')))).toEqual(['a|b|', '2|y|', '1||', '||']);
  });

  it('X15 steps from cell to cell, and adds a row after the last', () => {
    const step = (by: -1 | 1): GridEvent => ({type: 'step', by});
    expect(run([go(0, 1), step(1)]).cursor).toEqual({row: 1, column: 0});
    expect(run([go(1, 0), step(-1)]).cursor).toEqual({row: 0, column: 1});
    expect(run([step(-1)]).cursor).toEqual({row: 0, column: 0});
    const grown = run([go(2, 1), step(1)]);
    expect(lines(grown).at(-1)).toBe('|');
    expect(grown.cursor).toEqual({row: 3, column: 0});
  });
});

describe('keys', () => {
  const press = (key: string, held: Partial<KeyPress> = {}, state = start) =>
    commandOf({key, isCtrl: false, isShift: false, isAlt: false, ...held}, state);
  const editing = nextState(start, {type: 'edit'});

  it('X15 move, select and edit', () => {
    expect(press('ArrowDown')).toEqual(go(1, 0));
    expect(press('ArrowRight', {isShift: true})).toEqual(go(0, 1, true));
    expect(press('ArrowDown', {isCtrl: true})).toEqual(go(Infinity, 0));
    expect(press('End', {isCtrl: true})).toEqual(go(2, 1));
    expect(press('ArrowDown', {isAlt: true})).toEqual(change('move row down'));
    expect(press('F2')).toEqual({type: 'edit'});
    expect(press('Delete')).toEqual(change('clear'));
    expect(press('z', {isCtrl: true})).toEqual({type: 'undo'});
  });

  it('X15 leave to the browser what is not of the grid', () => {
    for (const key of ['Tab', 'Escape', 'x', 'z', 'Shift', 'Process']) {
      expect(press(key)).toBeUndefined();
    }
    for (const key of ['ArrowLeft', 'Home', 'Delete', 'z', 'x']) {
      expect(press(key, {}, editing)).toBeUndefined();
    }
  });

  it('X15 write a cell', () => {
    expect(press('Enter', {}, editing)).toEqual({type: 'go', to: {row: 1, column: 0}});
    expect(press('Enter', {isAlt: true}, editing)).toBe('break');
    expect(press('Enter', {isCtrl: true}, editing)).toBe('apply');
    expect(press('Tab', {isShift: true}, editing)).toEqual({type: 'step', by: -1});
    expect(press('Escape', {}, editing)).toEqual({type: 'stop editing'});
  });
});

describe('F18 a paste', () => {
  const paste = (rows: number, columns: number) =>
    run([
      {
        type: 'paste',
        cells: Array.from({length: rows}, () => Array.from({length: columns}, () => 'c')),
      },
    ]);

  it.each([
    [2, mostColumns],
    [mostCells / 2, 2],
  ])('of %i × %i cells fits', (rows, columns) => {
    expect(paste(rows, columns).announcement?.code).toBe('pasted');
  });

  it.each([
    [2, mostColumns + 1],
    [mostCells / 2 + 1, 2],
    [300_000, 1],
  ])('of %i × %i cells leaves the table, with a word about it', (rows, columns) => {
    const {table, announcement, past} = paste(rows, columns);
    expect(table).toBe(start.table);
    expect(past).toEqual([]);
    expect(announcement?.code).toBe('too large');
  });

  it('that could not be read leaves the table', () => {
    expect(run([{type: 'not read'}])).toMatchObject({
      table: start.table,
      announcement: {code: 'not read'},
    });
  });

  it('goes where the cursor was at the key press', () => {
    const pasted = run([go(2, 1), {type: 'paste', cells: [['p']], at: {row: 1, column: 0}}]);
    expect(lines(pasted)).toEqual(['a|b', 'p|y', '1|x']);
  });
});
