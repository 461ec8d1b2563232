import {expect, test} from 'vitest';
import {verdicts} from '../../runner/goals';
import {comparedRows, goalsOf, rowsOf, type Measured} from './report';

const quick = {paint: 48, shown: 60};
const slow = {paint: 208, shown: 190};
const late = {paint: 40, shown: 450};
const unseen = {paint: 64, shown: undefined};

test('a press meets its goal when both its paint and its effect do, in the median', () => {
  const measured: Measured = new Map([
    ['menu', [quick, slow, quick]],
    ['theme', [slow, slow, quick]],
    ['search', [late]],
    ['first results', [late]],
    ['calculator', [unseen]],
  ]);
  expect(verdicts(goalsOf(measured))).toEqual([
    '✓ menu ≤ 200 ms: 60 ms',
    '✗ theme ≤ 200 ms: 208 ms',
    '✗ search ≤ 200 ms: 450 ms',
    '✓ first results ≤ 500 ms: 450 ms',
    '✓ calculator ≤ 200 ms: 64 ms',
  ]);
});

test('an effect that no selector shows has no figure', () => {
  expect(rowsOf(new Map([['calculator', [unseen]]]))).toEqual([['calculator', '64', '–']]);
});

test('peers have their ratio to the first site, and no figure for a press that they lack', () => {
  const own: Measured = new Map([
    ['menu', [quick]],
    ['search', [late]],
  ]);
  expect(comparedRows([own, new Map([['menu', [slow]]])])).toEqual([
    ['menu, paint', '48', '208 (4.33)'],
    ['menu, shown', '60', '190 (3.17)'],
    ['search, paint', '40', '–'],
    ['search, shown', '450', '–'],
  ]);
});
