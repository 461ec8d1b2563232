/**
 * `npm run check`: runs everything that CI requires: the first ring and a sample of the outer one. `npm run check -- --all` runs both rings
 * in full. `--help` lists the other flags. Prints a table of the steps, the slowest test files and the line `N passed, N failed`.
 */
import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {changedFiles} from '@markdown-zh/content-check';
import {endSteps, execute} from './steps/execute';
import {createPassCache} from './steps/pass-cache';
import {steps, unitStep, type Change, type Step} from './steps/list';
import {takeLock} from './steps/lock';
import {countTests} from './steps/reports';
import {runSteps, type Outcome} from './steps/run';
import {formatSlowest, formatTable, overBudget} from './steps/summary';

const usage = `Usage: npm run check -- [STEP…] [--all] [--no-cache] [--changed [--since COMMIT]]

  STEP              runs these steps alone: ${steps.map(({name}) => name).join(', ')}
  --all             also runs the outer ring, as npm run test:all does
  --no-cache        repeats steps that passed before with the same files
  --changed         runs the steps that depend on files that differ from the last commit
  --since COMMIT    compares with this commit instead`;

/** Outside the folder of reports, which each run empties. */
const lockFile = 'node_modules/.cache/check/lock.json';
const passesFile = 'node_modules/.cache/check/passes.json';
const reports = 'test-results';

interface Options {
  readonly names: readonly string[];
  readonly all: boolean;
  readonly noCache: boolean;
  readonly since: string | undefined;
}

function readOptions(): Options {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      all: {type: 'boolean', default: false},
      'no-cache': {type: 'boolean', default: false},
      changed: {type: 'boolean', default: false},
      since: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = positionals.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no step ${unknown.map((name) => `"${name}"`).join(', ')}. Choose from the list below.`,
    );
  }
  const since = values.since ?? (values.changed ? 'HEAD' : undefined);
  return {names: positionals, all: values.all, noCache: values['no-cache'], since};
}

/** The steps that a change affects and the steps that they need, each with the command for the change alone. */
function affectedBy(change: Change, candidates: readonly Step[]): Step[] {
  const affected = candidates.filter(({files}) => change.files.some((file) => files.test(file)));
  const needed = new Set(affected.flatMap(({needs = []}) => needs));
  return candidates
    .filter((step) => affected.includes(step) || needed.has(step.name))
    .map((step) => ({...step, command: step.narrow?.(change) ?? step.command}));
}

function choose({names, since}: Options): readonly Step[] {
  const chosen = names.length > 0 ? steps.filter(({name}) => names.includes(name)) : steps;
  return since === undefined
    ? chosen
    : affectedBy({since, files: [...changedFiles('.', since)]}, chosen);
}

async function run(options: Options): Promise<void> {
  const chosen = choose(options);
  process.env.TEST_RING = options.all ? 'all' : 'change';
  const passes = createPassCache(passesFile);
  const start = performance.now();
  const outcomes = await runSteps(chosen, {
    cores: Math.max(2, availableParallelism()),
    execute: (step, isAlone) => {
      const isCached = passes.has(step);
      if (isCached && !options.noCache) {
        const {name} = step;
        return Promise.resolve({
          name,
          seconds: 0,
          passed: 1,
          failed: 0,
          skipped: 0,
          output: '',
          isCached: true,
        });
      }
      if (isAlone) {
        printHeading(step);
      }
      return execute(step, isAlone);
    },
    onEnd: (step, {failed, skipped, output, isCached}) => {
      if (output !== '') {
        printHeading(step);
        process.stdout.write(output);
      }
      if (failed === 0 && skipped === 0 && !isCached) {
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
  const options = readOptions();
  const release = takeLock(lockFile);
  process.once('exit', release);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void endSteps().then(() => process.exit(130));
    });
  }
  removeReports();
  void run(options);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
