import {expect, it} from 'vitest';
import {verdicts, type Goal} from './goals';

const goal = (figure: Goal['figure'], limit: Goal['limit']): Goal => ({
  name: 'script',
  figure,
  limit,
  show: (value) => `${value} KB`,
});

it('tells whether a figure reaches its limit', () => {
  expect(verdicts([goal(10, {most: 10}), goal(11, {most: 10})])).toEqual([
    '✓ script ≤ 10 KB: 10 KB',
    '✗ script ≤ 10 KB: 11 KB',
  ]);
  expect(verdicts([goal(10, {least: 10}), goal(9, {least: 10})])).toEqual([
    '✓ script ≥ 10 KB: 10 KB',
    '✗ script ≥ 10 KB: 9 KB',
  ]);
});

it('is met by several figures when each reaches the limit', () => {
  const figures = new Map([
    ['home', 9],
    ['doc', 11],
  ]);
  expect(verdicts([goal(figures, {most: 11}), goal(figures, {most: 10})])).toEqual([
    '✓ script ≤ 11 KB: home 9 KB, doc 11 KB',
    '✗ script ≤ 10 KB: home 9 KB, doc 11 KB',
  ]);
});

it('leaves out what was not measured, but not a figure that is missing among others', () => {
  expect(
    verdicts([goal(NaN, {most: 1}), goal(1, {most: NaN}), goal(new Map(), {most: 1})]),
  ).toEqual([]);
  const figures = new Map([
    ['home', 1],
    ['doc', NaN],
  ]);
  expect(verdicts([goal(figures, {most: 1})])).toEqual(['✗ script ≤ 1 KB: home 1 KB, doc NaN KB']);
});
