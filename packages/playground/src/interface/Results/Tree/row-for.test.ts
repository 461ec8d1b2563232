import {describe, expect, it} from 'vitest';
import {rowFor} from './row-for.ts';

describe('the row that a key leads to', () => {
  const levels = [1, 2, 3, 3, 2];

  it.each([
    ['ArrowDown', 1, 2],
    ['ArrowUp', 1, 0],
    ['ArrowRight', 1, 2],
    ['ArrowRight', 2, undefined],
    ['ArrowRight', 4, undefined],
    ['ArrowLeft', 3, 1],
    ['ArrowLeft', 4, 0],
    ['ArrowLeft', 0, -1],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['Enter', 2, undefined],
  ])('%s from row %i', (key, at, to) => {
    expect(rowFor(key, at, levels)).toBe(to);
  });
});
