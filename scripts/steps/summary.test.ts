import {describe, expect, it} from 'vitest';
import type {Outcome} from './run';
import {formatSlowest, formatTable, overBudget} from './summary';

const outcome = (name: string, seconds: number): Outcome => ({
  name,
  seconds,
  passed: 1,
  failed: 0,
  skipped: 0,
  output: '',
});
const steps = [
  {name: 'build', budget: 1},
  {name: 'lint', budget: 4},
];

describe('the budget of steps', () => {
  const measure = (lint: number, unit: number | undefined) =>
    overBudget({steps, outcomes: [outcome('lint', lint)], seconds: 99, unit});

  it('allows half as much again, in units of the same run', () => {
    expect(measure(119, 20)).toEqual([]);
    expect(measure(119, 10)).toHaveLength(1);
    expect(measure(121, 20)).toEqual([
      expect.stringMatching(/^"lint" took 6\.[01] builds \(121 s\); its budget is 4/),
    ]);
  });

  it('says nothing where nothing was built to measure by', () => {
    expect(measure(1000, undefined)).toEqual([]);
  });

  it('says nothing of what takes no five seconds', () => {
    expect(measure(4.9, 0.1)).toEqual([]);
  });
});

describe('the summary of a run', () => {
  it('has a line for each step with its time, share, units and budget', () => {
    const table = formatTable({
      steps,
      outcomes: [outcome('build', 20), outcome('lint', 60)],
      seconds: 70,
      unit: 20,
    });
    expect(table).toMatch(/^lint +ok +1 +0 +60\.0 +75 % +3\.0 +4$/m);
    expect(table).toMatch(/^70 s, 3\.5 times the 20\.0 s of a cold build$/m);
  });

  it('names the slowest files of all runners', () => {
    const tests = [
      {passed: 1, failed: 0, skipped: 0, flaky: [], files: [{file: 'a.test.ts', seconds: 1}]},
      {passed: 1, failed: 0, skipped: 0, flaky: [], files: [{file: 'b.spec.ts', seconds: 9}]},
    ];
    expect(formatSlowest(tests, 1)).toBe('The slowest 1 of 2 test files:\n     9.0 s  b.spec.ts');
  });
});
