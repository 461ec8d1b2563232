import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';

/** The tests of a file. */
interface TestFile {
  readonly file: string;
  readonly seconds: number;
}

export interface Tests {
  readonly passed: number;
  readonly failed: number;
  /** Tests of the outer ring outside the sample, and tests whose requirements are missing. */
  readonly skipped: number;
  /** Titles of tests that passed at their second try. */
  readonly flaky: readonly string[];
  readonly files: readonly TestFile[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: string;
    readonly results: readonly {readonly duration: number}[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

/** Reads a JSON report of Vitest or Playwright; undefined if the runner has not written one. */
export function countTests(report: string): Tests | undefined {
  if (!existsSync(report)) {
    return undefined;
  }
  const json = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in json ? ofPlaywright(json) : ofVitest(json);
}

function ofVitest(report: VitestReport): Tests {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    flaky: [],
    files: report.testResults.map(({name, startTime, endTime}) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function ofPlaywright({stats, suites}: PlaywrightReport): Tests {
  const seconds = new Map<string, number>();
  const flaky: string[] = [];
  for (const {title, file, tests} of suites.flatMap(specsOf)) {
    for (const {projectName, status, results} of tests) {
      const taken = results.reduce((sum, {duration}) => sum + duration / 1000, 0);
      seconds.set(file, (seconds.get(file) ?? 0) + taken);
      if (status === 'flaky') {
        flaky.push(`[${projectName}] ${file}: ${title}`);
      }
    }
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky,
    files: [...seconds].map(([file, taken]) => ({file: `tests/browser/${file}`, seconds: taken})),
  };
}

function specsOf({specs = [], suites = []}: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
