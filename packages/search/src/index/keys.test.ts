import {describe, expect, it} from 'vitest';
import {initialsTerms, termKey, shardsWith} from './keys.ts';

it.each([
  ['总线', '~zong xian'],
  ['总', '~zong'],
  ['犇牛', '~犇 niu'],
  ['modbus', 'modbus'],
  ['--flag', '--flag'],
  ['用git', '+git用'],
  ['git提', '+git提'],
  ['c', 'c'],
])('%s has the key %s', (term, key) => {
  expect(termKey(term)).toBe(key);
});

it('cuts initials into threes', () => {
  expect(initialsTerms('zddz')).toEqual(['^zdd', '^ddz']);
  expect(initialsTerms('zd')).toEqual([]);
});

describe('shards', () => {
  const starts = ['', 'c', 'mod', 'modbus', 'n'];

  it.each([
    ['0', [0]],
    ['c', [1]],
    ['mob', [1]],
    ['mod', [2]],
    ['modbus', [3]],
    ['zz', [4]],
  ])('with the key %s are %j', (key, numbers) => {
    expect(shardsWith(starts, key, false)).toEqual(numbers);
  });

  it.each([
    ['mo', [1, 2, 3]],
    ['modbus', [3]],
    ['a', [0]],
    ['', [0, 1, 2, 3, 4]],
  ])('with keys that begin with %j are %j', (key, numbers) => {
    expect(shardsWith(starts, key, true)).toEqual(numbers);
  });
});
