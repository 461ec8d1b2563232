import {expect, it} from 'vitest';
import {interpolate} from './interpolate.ts';

it.each([
  [[], 5, 0],
  [[[1, 10]], 0, 10],
  [[[1, 10]], 5, 10],
  [
    [
      [0, 0],
      [10, 100],
    ],
    2.5,
    25,
  ],
  [
    [
      [0, 0],
      [10, 100],
      [20, 110],
    ],
    15,
    105,
  ],
  [
    [
      [0, 0],
      [10, 100],
    ],
    -1,
    0,
  ],
  [
    [
      [0, 0],
      [10, 100],
    ],
    10,
    100,
  ],
  [
    [
      [0, 0],
      [0, 7],
      [10, 17],
    ],
    0,
    7,
  ],
] as const)('of %j at %d is %d', (points, x, y) => {
  expect(interpolate(points, x)).toBe(y);
});
