import {expect, test} from 'vitest';
import {rowsOf, verdicts} from './report';
import type {Step} from './walk';

const quick: Step = {there: 30, back: 20, offAtOnce: 0, offLater: 0};
const slow: Step = {there: 60, back: 80, offAtOnce: -400, offLater: 0};

test('a target is met by half of the steps, but the place by each', () => {
  expect(verdicts(new Map([['line', [quick, quick, {...quick, there: 90}]]]))).toEqual([
    '✓ line: median of navigations ≤ 35 ms: 30.0 ms',
    '✓ line: median of Back ≤ 35 ms: 20.0 ms',
    '✓ line: Back restores the scroll position to the pixel, in the frame of the heading: 3 of 3',
  ]);
  expect(verdicts(new Map([['line', [quick, slow, slow]]]))).toEqual([
    '✗ line: median of navigations ≤ 35 ms: 60.0 ms',
    '✗ line: median of Back ≤ 35 ms: 80.0 ms',
    '✗ line: Back restores the scroll position to the pixel, in the frame of the heading: 1 of 3',
  ]);
});

test('peers have their ratio to the first site', () => {
  const rows = rowsOf([new Map([['line', [quick]]]), new Map([['line', [slow]]])]);
  expect(rows[0]).toEqual(['line: click to heading, p50 ms', '30.0', '60.0 (2.00)']);
  expect(rows[4]).toEqual(['line: place restored in that frame', '1 of 1', '0 of 1']);
  expect(rows[5]).toEqual(['line: place restored half a second later', '1 of 1', '1 of 1']);
});
