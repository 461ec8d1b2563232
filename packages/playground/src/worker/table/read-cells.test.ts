import {describe, expect, it} from 'vitest';
import {cellsOf, tabularCells} from './read-cells.ts';

describe('a text', () => {
  it.each([
    [
      'TSV',
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CSV with quotes, commas and line breaks',
      '"a ""x""",b\r\n"1,5","2\r\n3"\r\n',
      [
        ['a "x"', 'b'],
        ['1,5', '2\n3'],
      ],
    ],
    [
      'CSV with semicolons',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'TSV of Excel, with a line break in a cell',
      'a\t"b\nc"\r\n1\t2\r\n',
      [
        ['a', 'b\nc'],
        ['1', '2'],
      ],
    ],
    [
      'CSV with empty cells',
      'a,b\n,2',
      [
        ['a', 'b'],
        ['', '2'],
      ],
    ],
  ])('X18 is a table: %s', (_, text, cells) => {
    expect(tabularCells(text)).toEqual(cells);
    expect(cellsOf(text)).toEqual(cells);
  });

  it.each([
    ['one line', 'a,b'],
    ['one column', 'a\nb'],
    ['rows of several lengths', 'Well, yes\nNo, not really, no'],
    ['Chinese text', '一，二\n三，四'],
    ['indented code', '\tfoo();\n\tbar();'],
    ['nothing', ''],
    ['an open quote', 'a,"b\nc,d'],
  ])('X18 is no table: %s', (_, text) => {
    expect(tabularCells(text)).toBeUndefined();
  });

  it('X17 that is no table is one cell, or one column', () => {
    expect(cellsOf('a, b')).toEqual([['a, b']]);
    expect(cellsOf('1\n2\r\n3\n')).toEqual([['1'], ['2'], ['3']]);
    expect(cellsOf('a\t\nb')).toEqual([['a', ''], ['b']]);
  });
});
