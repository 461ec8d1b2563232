import {expect, it} from 'vitest';
import {partsFirst} from './series.ts';

const page = (path: string, score: number, isNamed = false) => ({path, score, isNamed});
const order = (...pages: ReturnType<typeof page>[]) => partsFirst(pages).map(({path}) => path);

it('the best part comes before the page that leads its series', () => {
  expect(order(page('a', 9), page('b', 8), page('a/part', 7), page('a/other', 6))).toEqual([
    'b',
    'a/part',
    'a',
    'a/other',
  ]);
});

it('other pages keep their places', () => {
  expect(order(page('a', 9), page('ab', 9), page('b', 9))).toEqual(['a', 'ab', 'b']);
});

it('a part that fits much less stays behind', () => {
  expect(order(page('a', 9), page('b', 5), page('a/less', 4))).toEqual(['a', 'b', 'a/less']);
});

it('a lead whose whole title is the query stays', () => {
  expect(order(page('a', 9, true), page('a/part', 9))).toEqual(['a', 'a/part']);
});
