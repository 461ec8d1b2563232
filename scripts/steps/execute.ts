import {spawn, type ChildProcess} from 'node:child_process';
import {rmSync} from 'node:fs';
import {environmentVariables} from '../../site/environment';
import {versions} from './inputs';
import type {Step} from './list';
import type {Outcome} from './run';
import {countTests} from './reports';
import {canTrace, startTrace} from './trace';

/** The exit code of a step whose requirements are missing on this machine. */
const skippedExitCode = 3;

/** A step that takes longer hangs. */
const longestMinutes = {change: 30, all: 150};

/** Unsets the variables of the caller's own site, because they would change the tested build. */
const withoutSite = Object.fromEntries(environmentVariables.map((name) => [name, '']));

const isWindows = process.platform === 'win32';
const running = new Set<ChildProcess>();
let isEnding = false;

/** Milliseconds for a step to stop programs outside its process group, such as a Firefox. */
const grace = 3000;

/** Stops a step and its programs. */
function kill({pid}: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    if (pid !== undefined) {
      process.kill(isWindows ? pid : -pid, signal);
    }
  } catch {
    // It has already ended.
  }
}

/** Stops all running steps when the run is stopped, and starts no further ones. */
export async function endSteps(): Promise<void> {
  isEnding = true;
  const steps = [...running];
  const ends = steps.map((step) => new Promise((settle) => step.once('close', settle)));
  steps.forEach((step) => {
    kill(step, 'SIGTERM');
  });
  await Promise.race([Promise.all(ends), new Promise((settle) => setTimeout(settle, grace))]);
  steps.forEach((step) => {
    kill(step);
  });
}

/** The message about files that a step read although a change of them would not run it; undefined if there are none. */
export function undeclaredReads(
  {name, inputs}: Pick<Step, 'name' | 'inputs'>,
  opened: Iterable<string>,
  files: ReadonlySet<string>,
): string | undefined {
  const undeclared = [...opened].filter(
    (file) => files.has(file) && !versions(file) && !inputs(file),
  );
  return undeclared.length === 0
    ? undefined
    : `"${name}" read ${undeclared.length} files that are not among its inputs, so a change of them would not run it. Add them in scripts/steps/list.ts, or let it not read them:\n${undeclared
        .sort()
        .slice(0, 10)
        .map((file) => `  ${file}\n`)
        .join('')}`;
}

/**
 * Runs the command of a step in its own process group. A step that read a file besides its inputs fails, where reads can be traced.
 *
 * @param isAlone prints its output at once; otherwise the outcome holds the output
 * @param files the project's files; reads are traced only if they are given
 */
export async function execute(
  step: Step,
  isAlone: boolean,
  files?: ReadonlySet<string>,
): Promise<Outcome> {
  const {name, command, variables, report, removes = []} = step;
  if (isEnding) {
    return new Promise(() => undefined);
  }
  removes.forEach((path) => {
    rmSync(path, {recursive: true, force: true});
  });
  const start = performance.now();
  const minutes = longestMinutes[process.env.TEST_RING === 'all' ? 'all' : 'change'];
  const trace = files && canTrace && step.readsMore === undefined ? startTrace(command) : undefined;
  const child = spawn(trace?.program ?? command, trace?.args ?? [], {
    shell: trace === undefined,
    detached: !isWindows,
    stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...withoutSite, CHECK_PID: String(process.pid), ...variables},
  });
  running.add(child);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const timer = setTimeout(() => {
    chunks.push(
      Buffer.from(`"${name}" was stopped after ${minutes} minutes. It probably hangs.\n`),
    );
    kill(child);
  }, minutes * 60_000);
  const status = await new Promise<number | null>((settle) => {
    child.once('close', settle);
  });
  clearTimeout(timer);
  running.delete(child);
  kill(child); // stops programs that it left running
  const seconds = (performance.now() - start) / 1000;
  const undeclared = trace && files ? undeclaredReads(step, await trace.end(), files) : undefined;
  if (undeclared !== undefined) {
    chunks.push(Buffer.from(undeclared));
  }
  const output = Buffer.concat(chunks).toString();
  if (status === skippedExitCode) {
    return {name, seconds, passed: 0, failed: 0, skipped: 1, output};
  }
  const hasFailed = status !== 0 || undeclared !== undefined;
  const counts = report === undefined ? undefined : countTests(report);
  const passed = counts?.passed ?? (hasFailed ? 0 : 1);
  const failed = hasFailed ? Math.max(1, counts?.failed ?? 0) : (counts?.failed ?? 0);
  return {name, seconds, passed, failed, skipped: 0, output};
}
