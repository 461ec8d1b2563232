import {expect, test} from 'vitest';
import {rowsOf, verdicts} from './report';
import type {Step} from './walk';

const quick: Step = {there: 30, back: 20, offAtOnce: 0, offLater: 0};
const slow: Step = {there: 60, back: 80, offAtOnce: -400, offLater: 0};

const walksOf = (...steps: Step[]) => new Map([['line', steps]]);

test('times are compared with stock, and the place is restored by each step', () => {
  expect(verdicts(walksOf(quick, quick, {...quick, there: 33}), walksOf(quick))).toEqual([
    '✓ line: median of navigations ≤ 1.1 × stock: 1.00',
    '✓ line: p95 of navigations ≤ 1.1 × stock: 1.10',
    '✓ line: median of Back ≤ 1.1 × stock: 1.00',
    '✓ line: Back restores the scroll position to the pixel, in the frame of the heading: 3 of 3',
  ]);
  expect(verdicts(walksOf(quick, slow, slow), walksOf(quick))).toEqual([
    '✗ line: median of navigations ≤ 1.1 × stock: 2.00',
    '✗ line: p95 of navigations ≤ 1.1 × stock: 2.00',
    '✗ line: median of Back ≤ 1.1 × stock: 4.00',
    '✗ line: Back restores the scroll position to the pixel, in the frame of the heading: 1 of 3',
  ]);
  expect(verdicts(walksOf(quick), undefined)).toHaveLength(1);
});

test('peers have their ratio to the first site', () => {
  const rows = rowsOf([new Map([['line', [quick]]]), new Map([['line', [slow]]])]);
  expect(rows[0]).toEqual(['line: click to heading, p50 ms', '30.0', '60.0 (2.00)']);
  expect(rows[4]).toEqual(['line: place restored in that frame', '1 of 1', '0 of 1']);
  expect(rows[5]).toEqual(['line: place restored half a second later', '1 of 1', '1 of 1']);
});
