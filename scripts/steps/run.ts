import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {environmentVariables} from '../../site/environment';
import type {Step} from './list';

export interface Outcome {
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

/** Runs steps of one core, two at a time; prints each when it and those before it have ended. */
async function runSingles(
  singles: readonly Step[],
  earlier: readonly Outcome[],
): Promise<Outcome[]> {
  const queue = singles.entries();
  const outcomes = new Map<number, Outcome>();
  let printed = 0;
  const work = async () => {
    for (const [index, step] of queue) {
      outcomes.set(index, await run(step, earlier));
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

/** Runs steps in their order; those of one core that follow each other two at a time. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  while (outcomes.length < steps.length) {
    const rest = steps.slice(outcomes.length);
    const end = rest.findIndex(({isSingle}) => !isSingle);
    const singles = rest.slice(0, end < 0 ? rest.length : end);
    outcomes.push(...(await runSingles(singles, outcomes)));
    const step = rest[singles.length];
    if (step) {
      printHeading(step);
      const outcome = await run(step, outcomes);
      process.stdout.write(outcome.output);
      outcomes.push(outcome);
    }
  }
  return outcomes;
}
