import {expect, test} from 'vitest';
import {playgroundVerdicts, speedLines, verdicts} from './report';
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
  score: 99,
  machine: 1000,
};

test('a target is met when every page meets it', () => {
  expect(verdicts(new Map([['home', quick]]), {...quick, blocked: 30})).toEqual([
    '✓ performance ≥ 97: home 100',
    '✓ LCP ≤ 1.15 × FCP: home 1.11',
    '✓ CLS = 0: home 0.000',
    '✓ TBT ≤ 1.5 × Starlight, 30 ms: home 40',
  ]);
  const pages = new Map([
    ['home', quick],
    ['doc', {...slow, score: 96}],
  ]);
  expect(verdicts(pages, quick)).toEqual([
    '✗ performance ≥ 97: home 100, doc 96',
    '✗ LCP ≤ 1.15 × FCP: home 1.11, doc 2.22',
    '✗ CLS = 0: home 0.000, doc 0.004',
    '✗ TBT ≤ 1.5 × Starlight, 40 ms: home 40, doc 130',
  ]);
  expect(verdicts(pages, undefined)).toHaveLength(3);
});

test('the playground has targets of its own, one of them beside a peer', () => {
  expect(playgroundVerdicts({...quick, score: 90, blocked: 260}, slow)).toEqual([
    '✓ playground: performance ≥ 90: 90',
    '✓ playground: LCP ≤ 1.3 × FCP: 1.11',
    '✓ playground: CLS = 0: 0.000',
    '✓ playground: TBT ≤ 2 × Starlight: 2.00',
  ]);
  expect(playgroundVerdicts({...slow, score: 89}, quick)).toEqual([
    '✗ playground: performance ≥ 90: 89',
    '✗ playground: LCP ≤ 1.3 × FCP: 2.22',
    '✗ playground: CLS = 0: 0.004',
    '✗ playground: TBT ≤ 2 × Starlight: 3.25',
  ]);
  expect(playgroundVerdicts(quick, undefined)).toHaveLength(3);
});

test('each figure is the median of the runs, and compared with the page it belongs to', () => {
  expect(mediansOf([slow, quick, {...quick, blocked: 0}])).toEqual(quick);
  expect(
    speedLines([
      {name: 'own', speed: quick},
      {name: 'peer', speed: slow, to: quick},
    ])[2],
  ).toEqual(['peer', '99', '900', '2000', '2.22', '130', '0.004', '1000', '2.00']);
});
