import {describe, expect, it} from 'vitest';
import {interpolate, scrollDistance} from './scroll-geometry.ts';

describe('the distance to scroll', () => {
  it.each([
    ['is seen', 0, 100, 0],
    ['fills more than the scroller', -1, 101, 0],
    ['begins before', -30, 10, -30],
    ['ends behind', 80, 130, 30],
    ['is larger, and begins before', -150, 60, -40],
    ['is larger, and ends behind', 40, 190, 40],
  ])('to what %s', (_case, start, end, distance) => {
    expect(scrollDistance(start, end, 100)).toBe(distance);
  });
});

describe('the value of a line through points', () => {
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
});
