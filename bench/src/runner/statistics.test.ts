import {expect, test} from 'vitest';
import {mean, median, percentile} from './statistics';

test('means and percentiles', () => {
  expect(mean([1, 2, 6])).toBe(3);
  const numbers = Array.from({length: 100}, (_, index) => 100 - index);
  expect(median(numbers)).toBe(50);
  expect(percentile(numbers, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(median([])).toBeNaN();
});
