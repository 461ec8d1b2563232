/**
 * `npm run check`: everything that CI requires, one step after the other, none skipped because an
 * earlier one failed, except that a step which needs a build does not run without it. Ends with a
 * table of the steps and the line `N passed, N failed`.
 */
import {spawnSync} from 'node:child_process';
import {environmentVariables} from '../site/environment';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** A JSON report of a test runner: its tests count one by one, other steps as one. */
  readonly report?: string;
  /** Names of steps without which this one has nothing to look at. */
  readonly needs?: readonly string[];
}

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The exit code by which a step says that this machine lacks what it needs. */
const skippedExitCode = 3;

const steps: readonly Step[] = [
  {name: 'types', command: 'tsc'},
  {name: 'lint', command: 'eslint . --max-warnings 0'},
  {name: 'styles', command: 'stylelint "src/**/*.css" --max-warnings 0'},
  {name: 'format', command: 'prettier --check --log-level warn .'},
  {name: 'markdown', command: 'markdownlint-cli2'},
  {name: 'unused code', command: 'knip'},
  {name: 'content', command: 'tsx scripts/check-content.ts'},
  {name: 'overrides', command: 'tsx scripts/check-overrides.ts'},
  {
    name: 'unit tests',
    command:
      'vitest run --project unit --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
    report: 'test-results/unit.json',
  },
  {
    name: 'faulty builds',
    command:
      'vitest run --project build --reporter=default --reporter=json --outputFile.json=test-results/faulty.json',
    report: 'test-results/faulty.json',
  },
  {
    name: 'build under /x/',
    command: 'docusaurus build --out-dir build-base',
    variables: {BASE_URL: '/x/'},
  },
  {
    name: 'build with the second blog',
    command: 'docusaurus build --out-dir build-shown',
    variables: {SHOW_CONTENT: 'true'},
  },
  {
    name: 'build',
    command: 'docusaurus build',
    variables: {STRICT_LINKS: 'true'},
  },
  {
    name: 'contract',
    command: 'tsx scripts/contract.ts test-results/unit.json test-results/faulty.json',
    needs: ['build'],
  },
  {name: 'HTML', command: 'tsx scripts/check-html.ts build', needs: ['build']},
  {
    name: 'browser tests',
    command: 'playwright test',
    report: 'test-results/browser.json',
    needs: ['build', 'build under /x/', 'build with the second blog'],
  },
];

/** The variables of the caller's own site must not change what is tested. */
const withoutSite = Object.fromEntries(environmentVariables.map((name) => [name, '']));

function run(step: Step, earlier: readonly Outcome[]): Outcome {
  const {name, command, variables, report} = step;
  console.log(`\n=== ${name}: ${command}`);
  const missing = earlier.filter(
    ({name: done, failed}) => step.needs?.includes(done) && failed > 0,
  );
  if (missing.length > 0) {
    console.error(`Not run: it needs "${missing[0]?.name ?? ''}", which failed.`);
    return {name, seconds: 0, passed: 0, failed: 1, skipped: 0};
  }
  const start = performance.now();
  const {status} = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: {...process.env, ...withoutSite, ...variables},
  });
  const seconds = (performance.now() - start) / 1000;
  const counts = report && existsSync(report) ? countTests(report) : undefined;
  if (status === skippedExitCode) {
    return {name, seconds, passed: 0, failed: 0, skipped: 1};
  }
  const passed = counts?.passed ?? (status === 0 ? 1 : 0);
  const failed = counts?.failed ?? 0;
  return {name, seconds, passed, failed: status === 0 ? failed : Math.max(1, failed), skipped: 0};
}

/** Reads the totals of a Vitest or a Playwright JSON report. */
function countTests(report: string): {readonly passed: number; readonly failed: number} {
  const totals = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: {expected: number; unexpected: number; flaky: number};
  };
  return {
    passed:
      totals.numPassedTests ?? (totals.stats ? totals.stats.expected + totals.stats.flaky : 0),
    failed: totals.numFailedTests ?? totals.stats?.unexpected ?? 0,
  };
}

rmSync('test-results', {recursive: true, force: true});
mkdirSync('test-results');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.map((name) => `"${name}"`).join(', ')}. Steps: ${steps.map(({name}) => name).join(', ')}.`,
  );
  process.exit(1);
}
const outcomes: Outcome[] = [];
for (const step of steps.filter(({name}) => wanted.length === 0 || wanted.includes(name))) {
  outcomes.push(run(step, outcomes));
}

console.log('');
for (const {name, seconds, passed, failed, skipped} of outcomes) {
  const verdict = failed > 0 ? 'FAILED' : skipped > 0 ? 'skipped' : 'ok';
  console.log(
    `${name.padEnd(28)} ${verdict.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}
const sum = (key: 'passed' | 'failed' | 'skipped' | 'seconds') =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('seconds').toFixed(0)} s, ${sum('skipped')} steps skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
