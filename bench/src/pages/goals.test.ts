import {expect, test} from 'vitest';
import {verdicts} from '../runner/goals';
import {goalsOf, speedLines} from './goals';
import {mediansOf, type Speed} from './speed';

const quick: Speed = {
  firstPaint: 900,
  largestPaint: 1000,
  paintRatio: 1.11,
  blocked: 40,
  shift: 0,
  score: 100,
  machine: 2000,
};
const slow: Speed = {
  firstPaint: 900,
  largestPaint: 2000,
  paintRatio: 2.22,
  blocked: 130,
  shift: 0.004,
  score: 96,
  machine: 1000,
};

test('a goal is met when every page meets it', () => {
  expect(verdicts(goalsOf(new Map([['home', quick]]), quick))).toEqual([
    '✓ performance ≥ 97: home 100',
    '✓ LCP / FCP ≤ 1.15: home 1.11',
    '✓ CLS ≤ 0.000: home 0.000',
    "✓ TBT / Starlight's ≤ 1.50: home 1.00",
  ]);
  const pages = new Map([
    ['home', quick],
    ['doc', slow],
  ]);
  expect(verdicts(goalsOf(pages, quick))).toEqual([
    '✗ performance ≥ 97: home 100, doc 96',
    '✗ LCP / FCP ≤ 1.15: home 1.11, doc 2.22',
    '✗ CLS ≤ 0.000: home 0.000, doc 0.004',
    "✗ TBT / Starlight's ≤ 1.50: home 1.00, doc 3.25",
  ]);
});

test('the playground has limits of its own; without a peer there is nothing to compare with it', () => {
  const playground = {...quick, score: 90, paintRatio: 1.3};
  expect(verdicts(goalsOf(new Map([['playground', playground]]), undefined))).toEqual([
    '✓ performance ≥ 90: playground 90',
    '✓ LCP / FCP ≤ 1.30: playground 1.30',
    '✓ CLS ≤ 0.000: playground 0.000',
  ]);
});

test('each figure is the median of the runs, and sites are compared with the first one', () => {
  expect(mediansOf([slow, quick, {...quick, blocked: 0}])).toEqual(quick);
  const lines = speedLines(
    new Map([['home', quick]]),
    new Map([
      ['own', quick],
      ['peer', slow],
    ]),
  );
  expect(lines.map((cells) => cells.at(-1))).toEqual(['LCP, ratio', '', '1.00', '2.00']);
  expect(lines[3]).toEqual(['peer', '96', '900', '2000', '2.22', '130', '0.004', '1000', '2.00']);
});
