import {expect, test} from 'vitest';
import {mean, percentile, recallAtFive, reciprocalRank} from './quality';

test('recall counts the first five alone', () => {
  expect(recallAtFive(['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'f'])).toBe(0.5);
  expect(recallAtFive(['a'], ['a'])).toBe(1);
  expect(recallAtFive([], ['a'])).toBe(0);
});

test('the first answer counts', () => {
  expect(reciprocalRank(['x', 'a', 'b'], ['b', 'a'])).toBe(0.5);
  expect(reciprocalRank(['x'], ['a'])).toBe(0);
});

test('means and percentiles', () => {
  expect(mean([1, 2, 6])).toBe(3);
  const numbers = Array.from({length: 100}, (_, index) => 100 - index);
  expect(percentile(numbers, 0.5)).toBe(50);
  expect(percentile(numbers, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});
