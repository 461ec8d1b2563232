import {describe, expect, it} from 'vitest';
import {mostColumns} from '../../interface/TableEditor/model.ts';
import {findTable, pastedCells, pastedTable, tableEdit} from './index.ts';

const wide = (columns: number) => `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}`;
const table = {rows: [['a'], ['1']], align: [null]};
const written = '| a |\n| - |\n| 1 |';

describe('X15 a table of a text', () => {
  it('F18 is found, or its line if it is too large', () => {
    expect(findTable('| a |\n|-|\n', 0)).toMatchObject({table: {rows: [['a']]}});
    expect(findTable('a', 0)).toBeUndefined();
    expect(findTable(`a\n\n${wide(mostColumns + 1)}`, 4)).toEqual({line: 3});
  });
});

describe('X17 pasted cells', () => {
  it('are those of the Markdown, or of the plain text', () => {
    expect(pastedCells('| a |\n|-|', 'b')).toEqual([['a']]);
    expect(pastedCells('no table', 'b\tc')).toEqual([['b', 'c']]);
    expect(pastedCells(undefined, 'b')).toEqual([['b']]);
  });

  it('F18 are not sent if they are too many', () => {
    expect(pastedCells(wide(mostColumns + 1), 'b')).toBe('too large');
    expect(pastedCells(undefined, 'a\t'.repeat(mostColumns + 1))).toBe('too large');
    expect(pastedCells(undefined, 'a\n'.repeat(200_000))).toBe('too large');
  });
});

describe('X18 a plain paste', () => {
  it('is a table', () => {
    expect(pastedTable('a,b\n1,2')).toBe('| a | b |\n| - | - |\n| 1 | 2 |');
  });

  it.each([
    ['it is prose', 'a, b'],
    ['it is too large', 'a,b\n'.repeat(60_000)],
  ])('is none if %s', (_, pasted) => {
    expect(pastedTable(pasted)).toBeUndefined();
  });
});

describe('X16 a table is written', () => {
  it('in place of another', () => {
    expect(tableEdit('| b |\n|-|', table, {from: 0, to: 9, lineBreak: '\n'})).toEqual({
      from: 0,
      to: 9,
      insert: written,
      start: 0,
    });
  });

  it('after the block of the cursor', () => {
    expect(tableEdit('a\n\nb', table, {after: 0})).toEqual({
      from: 1,
      to: 1,
      insert: `\n\n${written}`,
      start: 3,
    });
  });
});
