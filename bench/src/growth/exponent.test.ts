import {expect, it} from 'vitest';
import {exponentOf} from './exponent';

it.each([
  [1, (length: number) => 3 * length],
  [2, (length: number) => length ** 2 / 7],
  [0, () => 5],
])('the exponent is %d', (exponent, time) => {
  const points = [1000, 2000, 4000, 8000].map((length) => [length, time(length)] as const);
  expect(exponentOf(points)).toBeCloseTo(exponent);
});
