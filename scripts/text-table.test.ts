import {expect, it} from 'vitest';
import {textTable} from './text-table';

it('sets columns as wide as their widest cell, without spaces at line ends', () => {
  expect(
    textTable([
      ['', 'a', 'long head'],
      ['row', '100'],
      ['x', '1', '2'],
    ]),
  ).toBe('     a    long head\nrow  100\nx    1    2');
  expect(textTable([])).toBe('');
});
