import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {tmpdir} from 'node:os';
import {text} from 'node:stream/consumers';
import {memoryOfTree} from './memory';
import type {PreparedSite} from './sites/site';

/** Time and memory of a build. */
export interface Effort {
  readonly seconds: number;
  /** Peak memory of its processes in bytes; undefined if the system does not report it. */
  readonly memory: number | undefined;
}

/** A finished build. */
export interface Build extends Effort {
  /** What it printed. */
  readonly printed: string;
}

/** Milliseconds between two measurements of memory. */
const interval = 200;

/**
 * Builds once; throws with the generator's output when it fails.
 *
 * @param temporary the folder for temporary files, such as Docusaurus's compiled configuration; by default the system's
 */
export async function build(
  {folder, node = process.execPath, environment, build: args}: PreparedSite,
  temporary = tmpdir(),
): Promise<Build> {
  const start = performance.now();
  const child = spawn(node, args, {
    cwd: folder,
    env: {...process.env, ...environment, NO_COLOR: '1', TMPDIR: temporary},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let memory: number | undefined;
  const timer = setInterval(() => {
    const now = memoryOfTree(child.pid ?? 0);
    memory = now === undefined ? memory : Math.max(memory ?? 0, now);
  }, interval);
  const [printed, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`the build failed:\n${printed}${errors}`);
  }
  return {seconds: (performance.now() - start) / 1000, memory, printed};
}
