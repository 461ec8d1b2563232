import {expect, it} from 'vitest';
import {setAndEvict} from './set-and-evict';

it('keeps the newest entries, and returns those that it evicts', () => {
  const kept = new Map<string, number>();
  expect(setAndEvict(kept, 'a', 1, 2)).toEqual([]);
  expect(setAndEvict(kept, 'b', 2, 2)).toEqual([]);
  expect(setAndEvict(kept, 'c', 3, 2)).toEqual([1]);
  expect([...kept]).toEqual([
    ['b', 2],
    ['c', 3],
  ]);
});

it('an entry that is set again becomes the newest', () => {
  const kept = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  expect(setAndEvict(kept, 'a', 3, 2)).toEqual([]);
  expect(setAndEvict(kept, 'c', 4, 2)).toEqual([2]);
  expect([...kept.keys()]).toEqual(['a', 'c']);
});
