import {expect, it} from 'vitest';
import {partsFirst} from './series.ts';

const page = (path: string, share: number, isNamed = false) => ({path, share, isNamed});
const order = (...pages: ReturnType<typeof page>[]) => partsFirst(pages).map(({path}) => path);

it('a part with as much of the query comes before the page that leads its series', () => {
  const [lead, less, part] = [page('a', 0.8), page('a/less', 0.3), page('a/part', 0.8)];
  expect(order(lead, less, part)).toEqual(['a/less', 'a/part', 'a']);
});

it('other pages keep their places', () => {
  expect(order(page('a', 1), page('ab', 1), page('b', 1))).toEqual(['a', 'ab', 'b']);
  expect(order(page('a', 1), page('a/less', 0.5))).toEqual(['a', 'a/less']);
});

it('a lead whose whole title is the query stays', () => {
  expect(order(page('a', 1, true), page('a/part', 1))).toEqual(['a', 'a/part']);
});
