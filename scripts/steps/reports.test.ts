import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {countTests} from './reports';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

function write(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('a report of Vitest gives its counts, and the seconds of its files', () => {
  const testResults = [{name: join(process.cwd(), 'a.test.ts'), startTime: 1000, endTime: 3500}];
  const report = {numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, testResults};
  expect(countTests(write(report))).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    flaky: [],
    files: [{file: 'a.test.ts', seconds: 2.5}],
  });
});

it('a report of Playwright counts a flaky test as passed, and names it', () => {
  const spec = (title: string, status: string, ...durations: readonly number[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{projectName: 'plain', status, results: durations.map((duration) => ({duration}))}],
  });
  const suites = [
    {
      file: 'a.spec.ts',
      specs: [spec('one', 'expected', 1000)],
      suites: [{file: 'a.spec.ts', specs: [spec('two', 'flaky', 500, 1500)]}],
    },
  ];
  const stats = {expected: 1, unexpected: 0, flaky: 1, skipped: 4};
  expect(countTests(write({stats, suites}))).toEqual({
    passed: 2,
    failed: 0,
    skipped: 4,
    flaky: ['[plain] a.spec.ts: two'],
    files: [{file: 'tests/browser/a.spec.ts', seconds: 3}],
  });
});

it('there is none when the runner did not get so far', () => {
  expect(countTests(join(folder, 'none.json'))).toBeUndefined();
});
