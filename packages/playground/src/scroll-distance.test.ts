import {describe, expect, it} from 'vitest';
import {scrollDistance} from './scroll-distance.ts';

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
