import {expect, test} from 'vitest';
import type {Figures} from './measure';
import {report, reportMisses} from './report';

const figures: Figures = {
  engine: 'some',
  answers: [
    {
      kind: 'title',
      query: '总线',
      answers: ['a'],
      found: ['a'],
      recall: 1,
      rank: 1,
      milliseconds: 1,
    },
    {
      kind: 'typo',
      query: 'sevrer',
      answers: ['b'],
      found: ['c'],
      recall: 0,
      rank: 0,
      milliseconds: 1,
    },
  ],
  buildTime: 2500,
  files: 3,
  size: 123_456,
  firstSize: {p50: 1000, p95: 60_000},
  laterSize: {p50: 0, p95: 40_001},
  searchTime: {p50: 1, p95: 2},
  longestTitleTime: 3,
};

test('figures are beside their goals, met or not', () => {
  const lines = report([figures]).split('\n');
  const line = (name: string) =>
    lines.find((each) => each.startsWith(name))?.replace(/ {2,}/g, ' | ');
  expect(lines[0]).toMatch(/goal +some$/);
  expect(line('recall@5, title')).toBe('recall@5, title | ≥ 0.990 | 1.000 ✓');
  expect(line('recall@5, typo')).toBe('recall@5, typo | ≥ 0.950 | 0.000 ✗');
  expect(line('recall@5, phrase')).toBe('recall@5, phrase | ≥ 0.980 | –');
  expect(line('first result, p95')).toBe('first result, p95 | ≤ 60.0 KB | 60.0 KB ✓');
  expect(line('later query, p95')).toBe('later query, p95 | ≤ 40.0 KB | 40.0 KB ✗');
  expect(line('index build')).toBe('index build | ≤ 2.00 s | 2.50 s ✗');
});

test('misses are told with what was wanted', () => {
  expect(reportMisses(figures)).toBe('some, typo: sevrer\n  wanted b\n  found  c');
});
