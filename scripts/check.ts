/**
 * `npm run check`: runs everything that CI requires, which is the first ring and a sample of the outer one. `npm run check -- --all` runs
 * both rings in full. `--help` lists the other flags and checks. Prints a table of the steps, the slowest test files and the line `N
 * passed, N failed`.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {changedFiles} from '@markdown-zh/content-check';
import {affectedBy, namesOf, parseRequest, type Request} from './steps/choose';
import {endSteps, execute} from './steps/execute';
import {checksOnRequest, steps, unitStep, type Step} from './steps/list';
import {takeLock} from './steps/lock';
import {cacheFolder, createPassCache, listFiles} from './steps/pass-cache';
import {countTests} from './steps/reports';
import {runSteps, type Outcome} from './steps/run';
import {formatSlowest, formatTable, overBudget} from './steps/summary';
import {canTrace} from './steps/trace';

const usage = `Usage: npm run check -- [STEP…] [--all] [--no-cache] [--changed [--since COMMIT]]
       npm run check -- sizes|contract --write
       npm run check -- CHECK [ARGUMENT…]
  STEP              runs these steps alone: ${namesOf(steps).join(', ')}
  CHECK             runs a check that nothing requires: ${Object.keys(checksOnRequest).join(', ')}
  --all             also runs the outer ring
  --no-cache        repeats steps that passed before with the same files
  --changed         runs the steps that depend on files that differ from the last commit
  --since COMMIT    compares with this commit instead
  --write           writes what the step compares with`;

const reports = 'test-results';

async function run(request: Extract<Request, {kind: 'run'}>): Promise<void> {
  const {since} = request;
  const chosen =
    since === undefined
      ? request.steps
      : affectedBy({since, files: [...changedFiles('.', since)]}, request.steps);
  process.env.TEST_KEPT = request.noCache ? 'none' : '';
  process.env.TEST_RING = request.all ? 'all' : 'change';
  const passes = createPassCache(cacheFolder);
  const files = new Set(listFiles());
  const start = performance.now();
  const outcomes = await runSteps(chosen, {
    cores: Math.max(2, availableParallelism()),
    execute: (step, isAlone) => {
      const isKept = passes.has(step);
      if (isKept && !request.noCache) {
        const {name, report} = step;
        const passed = report === undefined ? 1 : (countTests(report)?.passed ?? 1);
        return Promise.resolve({
          name,
          seconds: 0,
          passed,
          failed: 0,
          skipped: 0,
          output: '',
          isKept: true,
        });
      }
      if (isAlone) {
        printHeading(step);
      }
      return execute(step, isAlone, files);
    },
    onEnd: (step, {failed, skipped, output, isKept}) => {
      if (output !== '') {
        printHeading(step);
        process.stdout.write(output);
      }
      if (failed === 0 && skipped === 0 && !isKept) {
        passes.add(step);
      }
    },
  });
  report(chosen, outcomes, (performance.now() - start) / 1000);
}

function printHeading({name, command}: Step): void {
  console.log(`\n=== ${name}: ${command}`);
}

function report(chosen: readonly Step[], outcomes: readonly Outcome[], seconds: number): void {
  const unit = outcomes.find(({name, failed}) => name === unitStep && failed === 0)?.seconds;
  const measured = {steps: chosen, outcomes, seconds, unit};
  const tests = chosen.flatMap(({report: file}) => (file ? (countTests(file) ?? []) : []));
  const flaky = tests.flatMap((each) => each.flaky);
  const late = process.env.TEST_RING === 'all' ? [] : overBudget(measured);
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);

  if (tests.length > 0) {
    console.log(`\n${formatSlowest(tests, 20)}`);
  }
  console.log(`\n${formatTable(measured)}`);
  const left = tests.reduce((total, {skipped}) => total + skipped, 0);
  console.log(
    `${sum('skipped')} steps skipped, ${left} tests left to the outer ring or to other machines`,
  );
  if (!canTrace) {
    console.log('Nobody watched which files the steps read: that needs Linux with strace.');
  }
  console.log(
    `${flaky.length} flaky tests${flaky.length > 0 ? ', which passed at their second try. Fix them:' : ''}`,
  );
  for (const line of [...flaky, ...late]) {
    console.log(line);
  }
  console.log(`${sum('passed')} passed, ${sum('failed') + late.length} failed`);
  process.exitCode = sum('failed') + late.length > 0 ? 1 : 0;
}

/** Removes the reports of the run before, but not the folder, which may be a mount. */
function removeReports(): void {
  mkdirSync(reports, {recursive: true});
  for (const name of readdirSync(reports)) {
    rmSync(`${reports}/${name}`, {recursive: true, force: true});
  }
}

try {
  const request = parseRequest(process.argv.slice(2), steps);
  if (request.kind === 'help') {
    console.log(usage);
  } else if (request.kind === 'check') {
    const [program = '', ...words] = request.command.split(' ');
    const {status} = spawnSync(program, [...words, ...request.args], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    process.exitCode = status ?? 1;
  } else {
    const release = takeLock(`${cacheFolder}/lock.json`);
    process.once('exit', release);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        void endSteps().then(() => process.exit(130));
      });
    }
    removeReports();
    void run(request);
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
