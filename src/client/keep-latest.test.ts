import {expect, it} from 'vitest';
import {keepLatest} from './keep-latest';

it('keeps so many, and gives those that it takes out', () => {
  const kept = new Map<string, number>();
  expect(keepLatest(kept, 'a', 1, 2)).toEqual([]);
  expect(keepLatest(kept, 'b', 2, 2)).toEqual([]);
  expect(keepLatest(kept, 'c', 3, 2)).toEqual([1]);
  expect([...kept]).toEqual([
    ['b', 2],
    ['c', 3],
  ]);
});

it('what is put in again is the latest', () => {
  const kept = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  expect(keepLatest(kept, 'a', 3, 2)).toEqual([]);
  expect(keepLatest(kept, 'c', 4, 2)).toEqual([2]);
  expect([...kept.keys()]).toEqual(['a', 'c']);
});
