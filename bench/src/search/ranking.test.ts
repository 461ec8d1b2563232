import {expect, test} from 'vitest';
import {recallAtFive, reciprocalRank} from './ranking';

test('recall counts the first five alone', () => {
  expect(recallAtFive(['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'f'])).toBe(0.5);
  expect(recallAtFive(['a'], ['a'])).toBe(1);
  expect(recallAtFive([], ['a'])).toBe(0);
});

test('the first answer counts', () => {
  expect(reciprocalRank(['x', 'a', 'b'], ['b', 'a'])).toBe(0.5);
  expect(reciprocalRank(['x'], ['a'])).toBe(0);
});
