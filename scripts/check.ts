/**
 * `npm run check`: everything that CI requires, none skipped because an earlier one failed, except that
 * a step which needs a build does not run without it. Steps that keep one core busy run two at a time;
 * what they print appears in the order of the list. Ends with a table of the steps and the line
 * `N passed, N failed`.
 */
import {spawn} from 'node:child_process';
import {environmentVariables} from '../site/environment';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** A JSON report of a test runner: its tests count one by one, other steps as one. */
  readonly report?: string;
  /** It keeps one core busy: two of these that follow each other run at a time. */
  readonly isSingle?: true;
  /** Names of steps without which this one has nothing to look at. */
  readonly needs?: readonly string[];
}

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What it printed, unless it did so itself. */
  readonly output: string;
}

/** The exit code by which a step says that this machine lacks what it needs. */
const skippedExitCode = 3;

const steps: readonly Step[] = [
  {name: 'lint', command: 'eslint . --max-warnings 0', isSingle: true},
  {name: 'types', command: 'tsc', isSingle: true},
  {name: 'styles', command: 'stylelint "src/**/*.css" --max-warnings 0', isSingle: true},
  {name: 'format', command: 'prettier --check --log-level warn .', isSingle: true},
  {name: 'markdown', command: 'markdownlint-cli2', isSingle: true},
  {name: 'unused code', command: 'knip', isSingle: true},
  {name: 'content', command: 'tsx scripts/check-content.ts', isSingle: true},
  {name: 'overrides', command: 'tsx scripts/check-overrides.ts', isSingle: true},
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

/** How a command ended, and what it printed unless it did so itself. */
interface End {
  readonly status: number | null;
  readonly output: string;
}

function execute({command, variables, isSingle}: Step): Promise<End> {
  return new Promise((settle) => {
    const child = spawn(command, {
      shell: true,
      stdio: isSingle ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {...process.env, ...withoutSite, ...variables},
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', (status) => {
      settle({status, output: Buffer.concat(chunks).toString()});
    });
  });
}

async function run(step: Step, earlier: readonly Outcome[]): Promise<Outcome> {
  const {name, report} = step;
  const missing = earlier.filter(
    ({name: done, failed}) => step.needs?.includes(done) && failed > 0,
  );
  if (missing.length > 0) {
    const output = `Not run: it needs "${missing[0]?.name ?? ''}", which failed.\n`;
    return {name, seconds: 0, passed: 0, failed: 1, skipped: 0, output};
  }
  const start = performance.now();
  const {status, output} = await execute(step);
  const seconds = (performance.now() - start) / 1000;
  const counts = report && existsSync(report) ? countTests(report) : undefined;
  if (status === skippedExitCode) {
    return {name, seconds, passed: 0, failed: 0, skipped: 1, output};
  }
  const passed = counts?.passed ?? (status === 0 ? 1 : 0);
  const failed = status === 0 ? (counts?.failed ?? 0) : Math.max(1, counts?.failed ?? 0);
  return {name, seconds, passed, failed, skipped: 0, output};
}

/** Runs steps of one core, two at a time; prints each when it and all before it have ended. */
async function runSingles(singles: readonly Step[]): Promise<Outcome[]> {
  const queue = singles.entries();
  const outcomes = new Map<number, Outcome>();
  let printed = 0;
  const work = async () => {
    for (const [index, step] of queue) {
      outcomes.set(index, await run(step, []));
      for (; outcomes.has(printed); printed += 1) {
        printHeading(singles[printed]);
        process.stdout.write(outcomes.get(printed)?.output ?? '');
      }
    }
  };
  await Promise.all([work(), work()]);
  return singles.flatMap((_, index) => outcomes.get(index) ?? []);
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

function printHeading(step: Step | undefined): void {
  console.log(`\n=== ${step?.name ?? ''}: ${step?.command ?? ''}`);
}

async function check(chosen: readonly Step[]): Promise<Outcome[]> {
  // The singles stand before all others.
  const outcomes = await runSingles(chosen.filter(({isSingle}) => isSingle));
  for (const step of chosen.filter(({isSingle}) => !isSingle)) {
    printHeading(step);
    const outcome = await run(step, outcomes);
    process.stdout.write(outcome.output);
    outcomes.push(outcome);
  }
  return outcomes;
}

function report(outcomes: readonly Outcome[], seconds: number): void {
  console.log('');
  for (const {name, seconds: own, passed, failed, skipped} of outcomes) {
    const verdict = failed > 0 ? 'FAILED' : skipped > 0 ? 'skipped' : 'ok';
    console.log(
      `${name.padEnd(28)} ${verdict.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${own.toFixed(1).padStart(7)} s`,
    );
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${seconds.toFixed(0)} s, ${sum('skipped')} steps skipped`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
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
const chosen = steps.filter(({name}) => wanted.length === 0 || wanted.includes(name));
const start = performance.now();
void check(chosen).then((outcomes) => {
  report(outcomes, (performance.now() - start) / 1000);
});
