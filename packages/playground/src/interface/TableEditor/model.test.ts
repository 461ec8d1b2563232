import {describe, expect, it} from 'vitest';
import {
  areaOf,
  cellsIn,
  sorted,
  tableOf,
  withAlignment,
  withCells,
  withColumn,
  withMovedColumns,
  withMovedRows,
  withoutColumns,
  withoutRows,
  withRow,
  type Table,
} from './model.ts';

const table: Table = {
  rows: [
    ['a', 'b', 'c'],
    ['1', '2', '3'],
    ['4', '5', '6'],
  ],
  align: ['left', null, 'right'],
};
const at = (row: number, column: number) => ({row, column});
const area = (top: number, left: number, bottom = top, right = left) =>
  areaOf(at(top, left), at(bottom, right));
const lines = ({rows}: Table) => rows.map((row) => row.join(''));

describe('a table', () => {
  it('X15 has rows of one length', () => {
    expect(tableOf([['a'], ['1', '2'], []])).toEqual({
      rows: [
        ['a', ''],
        ['1', '2'],
        ['', ''],
      ],
      align: [null, null],
    });
    expect(tableOf([])).toEqual({rows: [['']], align: [null]});
    expect(tableOf([['a', 'b']], ['left'], 1)).toEqual({rows: [['a']], align: ['left']});
  });

  it('X15 takes cells, and grows', () => {
    expect(withCells(table, at(1, 1), [['x']]).rows[1]).toEqual(['1', 'x', '3']);
    const grown = withCells(table, at(2, 2), [
      ['x', 'y'],
      ['z', ''],
    ]);
    expect(grown.rows).toEqual([
      ['a', 'b', 'c', ''],
      ['1', '2', '3', ''],
      ['4', '5', 'x', 'y'],
      ['', '', 'z', ''],
    ]);
    expect(grown.align).toEqual(['left', null, 'right', null]);
    expect(cellsIn(table, area(2, 1, 1, 2))).toEqual([
      ['2', '3'],
      ['5', '6'],
    ]);
  });

  it('X15 gains and loses rows', () => {
    expect(lines(withRow(table, 0))).toEqual(['', 'abc', '123', '456']);
    expect(lines(withRow(table, 3))).toEqual(['abc', '123', '456', '']);
    expect(lines(withoutRows(table, area(0, 0, 1)))).toEqual(['456']);
    expect(withoutRows(table, area(0, 0, 2)).rows).toEqual([['', '', '']]);
    expect(lines(withMovedRows(table, area(1, 0), 1))).toEqual(['abc', '456', '123']);
    expect(lines(withMovedRows(table, area(1, 0, 2), -1))).toEqual(['123', '456', 'abc']);
    expect(lines(withMovedRows(table, area(2, 0), 1))).toEqual(lines(table));
  });

  it('X15 gains and loses columns, with their alignment', () => {
    expect(withColumn(table, 1)).toEqual({
      rows: [
        ['a', '', 'b', 'c'],
        ['1', '', '2', '3'],
        ['4', '', '5', '6'],
      ],
      align: ['left', null, null, 'right'],
    });
    const narrow = withoutColumns(table, area(0, 0, 0, 1));
    expect(lines(narrow)).toEqual(['c', '3', '6']);
    expect(narrow.align).toEqual(['right']);
    expect(withoutColumns(table, area(0, 0, 0, 2))).toEqual({
      rows: [[''], [''], ['']],
      align: [null],
    });
    const moved = withMovedColumns(table, area(0, 0), 1);
    expect(lines(moved)).toEqual(['bac', '213', '546']);
    expect(moved.align).toEqual([null, 'left', 'right']);
    expect(withMovedColumns(table, area(0, 0), -1)).toEqual(table);
    expect(withAlignment(table, area(1, 0, 1, 1), 'center').align).toEqual([
      'center',
      'center',
      'right',
    ]);
  });
});

describe('sorting', () => {
  const column = (cells: readonly string[]) => tableOf([['h'], ...cells.map((cell) => [cell])]);
  const order = (cells: readonly string[], isDescending = false) =>
    sorted(column(cells), 0, isDescending).rows.slice(1).flat();

  it.each([
    ['numbers by value', ['10', '9', '-1', '1,200', '2.5'], ['-1', '2.5', '9', '10', '1,200']],
    ['money and shares', ['¥20', '**¥3**', '¥100'], ['**¥3**', '¥20', '¥100']],
    ['full-width digits', ['２', '10', '1'], ['1', '２', '10']],
    ['Chinese by pinyin', ['张', '北京', '李', '阿'], ['阿', '北京', '李', '张']],
    ['numbers before text, empty cells last', ['b', '', '2', 'a', '1'], ['1', '2', 'a', 'b', '']],
    ['numbers in text by value', ['v10', 'v9'], ['v9', 'v10']],
  ])('X15 orders %s', (_, cells, expected) => {
    expect(order(cells)).toEqual(expected);
  });

  it('X15 descends, with empty cells still last', () => {
    expect(order(['1', '', '2', 'a'], true)).toEqual(['a', '2', '1', '']);
  });

  it('X15 is stable, and leaves the header', () => {
    const twice = tableOf([
      ['z', ''],
      ['b', '1'],
      ['a', '2'],
      ['b', '3'],
      ['a', '4'],
    ]);
    expect(lines(sorted(twice, 0, false))).toEqual(['z', 'a2', 'a4', 'b1', 'b3']);
    expect(lines(sorted(twice, 0, true))).toEqual(['z', 'b1', 'b3', 'a2', 'a4']);
  });
});
