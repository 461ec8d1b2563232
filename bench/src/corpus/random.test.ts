import {expect, test} from 'vitest';
import {createRandom, hashOf, integer, pick, shuffle} from './random';

test('a seed gives the same numbers each time, another seed gives others', () => {
  const take = (seed: number) => Array.from({length: 5}, () => 0).map(createRandom(seed));
  expect(take(1)).toEqual(take(1));
  expect(take(1)).not.toEqual(take(2));
  expect(take(1).every((number) => number >= 0 && number < 1)).toBe(true);
});

test('whole numbers reach both ends and go no further', () => {
  const random = createRandom(7);
  const numbers = new Set(Array.from({length: 200}, () => integer(random, 2, 4)));
  expect([...numbers].sort()).toEqual([2, 3, 4]);
});

test('nothing is picked from nothing', () => {
  expect(pick<string>(createRandom(1), [])).toBeUndefined();
  expect(pick(createRandom(1), ['a'])).toBe('a');
});

test('shuffling keeps every item', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = shuffle(createRandom(3), items);
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted()).toEqual(items);
});

test('texts have hashes of their own', () => {
  expect(hashOf('总线')).toBe(hashOf('总线'));
  expect(hashOf('总线')).not.toBe(hashOf('线总'));
});
