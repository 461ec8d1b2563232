import {spawn, type ChildProcess} from 'node:child_process';
import {rmSync} from 'node:fs';
import {environmentVariables} from '../../site/environment';
import type {Step} from './list';
import type {Outcome} from './run';
import {countTests} from './reports';

/** The exit code by which a step says that this machine lacks what it needs. */
const skippedExitCode = 3;

/** No step takes so long, on any machine: one that does hangs. */
const longestMinutes = {change: 30, all: 150};

/** The variables of the caller's own site must not change what is tested. */
const withoutSite = Object.fromEntries(environmentVariables.map((name) => [name, '']));

const isWindows = process.platform === 'win32';
const running = new Set<ChildProcess>();
let isEnding = false;

/** Milliseconds that a step has to end what it has started outside its group of processes, such as a Firefox. */
const grace = 3000;

/** Ends a step and the programs that it has started. */
function kill({pid}: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    if (pid !== undefined) {
      process.kill(isWindows ? pid : -pid, signal);
    }
  } catch {
    // It has ended meanwhile.
  }
}

/** Ends all steps that run, when the run itself is ended; none begins any more. */
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

/**
 * Runs the command of a step in a group of processes of its own.
 *
 * @param isAlone it prints as it goes; otherwise the outcome holds what it printed
 */
export async function execute(
  {name, command, variables, report, removes = []}: Step,
  isAlone: boolean,
): Promise<Outcome> {
  if (isEnding) {
    return new Promise(() => undefined);
  }
  removes.forEach((path) => {
    rmSync(path, {recursive: true, force: true});
  });
  const start = performance.now();
  const minutes = longestMinutes[process.env.TEST_RING === 'all' ? 'all' : 'change'];
  const child = spawn(command, {
    shell: true,
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
      Buffer.from(`"${name}" was ended: it had not ended by itself after ${minutes} minutes.\n`),
    );
    kill(child);
  }, minutes * 60_000);
  const status = await new Promise<number | null>((settle) => {
    child.once('close', settle);
  });
  clearTimeout(timer);
  running.delete(child);
  kill(child); // what it has left behind
  const seconds = (performance.now() - start) / 1000;
  const output = Buffer.concat(chunks).toString();
  if (status === skippedExitCode) {
    return {name, seconds, passed: 0, failed: 0, skipped: 1, output};
  }
  const counts = report === undefined ? undefined : countTests(report);
  const passed = counts?.passed ?? (status === 0 ? 1 : 0);
  const failed = status === 0 ? (counts?.failed ?? 0) : Math.max(1, counts?.failed ?? 0);
  return {name, seconds, passed, failed, skipped: 0, output};
}
