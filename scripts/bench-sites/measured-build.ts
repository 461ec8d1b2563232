import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {tmpdir} from 'node:os';
import {text} from 'node:stream/consumers';
import {memoryOfTree} from './memory';
import type {PreparedSite} from './sites/site';

/** What a build takes. */
export interface Effort {
  readonly seconds: number;
  /** The most bytes that its processes had in memory at a time; undefined where the system does not say. */
  readonly memory: number | undefined;
}

/** Milliseconds between two looks at the memory. */
const interval = 200;

/**
 * Builds once; throws with the generator's output when that fails.
 *
 * @param temporary where programs keep what is temporary, which is where all do unless another folder is named: Docusaurus, what it compiles of a
 *   configuration
 */
export async function build(
  {folder, node = process.execPath, build: args}: PreparedSite,
  temporary = tmpdir(),
): Promise<Effort> {
  const start = performance.now();
  const child = spawn(node, args, {
    cwd: folder,
    env: {...process.env, NO_COLOR: '1', TMPDIR: temporary},
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
    throw new Error(`it did not build:\n${printed}${errors}`);
  }
  return {seconds: (performance.now() - start) / 1000, memory};
}
