import {describe, expect, it} from 'vitest';
import {commonEnds} from './common-ends.ts';

describe('what two lists share at their ends', () => {
  it.each([
    ['abc', 'abc', 3, 0],
    ['abc', 'axc', 1, 1],
    ['ab', 'aab', 1, 1],
    ['aa', 'a', 1, 0],
    ['abc', '', 0, 0],
    ['abc', 'bc', 0, 2],
  ])('%s, %s', (before, after, start, end) => {
    expect(commonEnds(Array.from(before), Array.from(after), (a, b) => a === b)).toEqual({
      start,
      end,
    });
  });
});
