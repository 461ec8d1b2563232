import {expect, it} from 'vitest';
import {longDoc, longPost} from './articles';
import {costsOf} from './report';

it('tells what a post adds, and what for 100 KB', () => {
  const costs = new Map([[50, {build: 11, check: 2.5}]]);
  expect(costsOf({build: 10, check: 2}, costs).slice(1)).toEqual([
    ['none', '10.0', '', '', '2.0', '', ''],
    ['50', '11.0', '1.0', '2.00', '2.5', '0.5', '1.00'],
  ]);
});

it('makes texts of the asked length, the same ones for a seed', () => {
  expect(longPost(40, 1)).toBe(longPost(40, 1));
  expect(longPost(40, 1)).not.toBe(longPost(40, 2));
  expect(Buffer.byteLength(longPost(40, 1)) / 40_000).toBeCloseTo(1, 0);
  expect(longDoc(3000, 1).split('\n').length).toBeGreaterThanOrEqual(3000);
});
