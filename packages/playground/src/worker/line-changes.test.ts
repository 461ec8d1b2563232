import {expect, it} from 'vitest';
import {lineChanges} from './line-changes.ts';

it('X45 the lines of two texts, and those that only one of them has', () => {
  expect(lineChanges('甲\n乙\n丙\n', '甲\n乙二\n丙\n')).toEqual([
    {text: '甲\n', kind: 'same'},
    {text: '乙\n', kind: 'removed'},
    {text: '乙二\n', kind: 'added'},
    {text: '丙\n', kind: 'same'},
  ]);
});

it('equal texts have no changes', () => {
  expect(lineChanges('甲', '甲')).toEqual([{text: '甲', kind: 'same'}]);
});

it('F17 two long texts without a common line are both shown as a whole', () => {
  const lines = (letter: string) =>
    Array.from({length: 15_000}, (_, at) => `${letter}${at}\n`).join('');
  const [before, after] = [lines('a'), lines('b')];
  expect(lineChanges(before, after).map(({kind}) => kind)).toEqual(['removed', 'added']);
});
