import {isDeepStrictEqual} from 'node:util';
import {Worker} from 'node:worker_threads';

/**
 * A thread that has begun, with what its task gives.
 *
 * @typedef {{readonly input: unknown, readonly worker: Worker, readonly output: Promise<unknown>}} Thread
 */

/**
 * Threads that nobody has asked for yet, by their modules. They are the whole process's: the configuration, which jiti compiles, has
 * a copy of this module.
 *
 * @type {Map<string, Thread>}
 */
const begun = (Object(globalThis)[Symbol.for('worker-task')] ??= new Map());

/**
 * Begins a task that is known before there is anybody to ask for it. The process does not wait for it.
 *
 * @param {string} module absolute path of a module as for `run`
 * @param {unknown} input
 */
export function begin(module, input) {
  const thread = start(module, input);
  thread.worker.unref();
  thread.output.catch(() => undefined); // whoever asks is told
  begun.set(module, thread);
}

/**
 * Runs a task, or takes up the one that was begun with the same module and input.
 *
 * @param {string} module absolute path of a TypeScript module, whose default function takes the input
 * @param {unknown} input what a message to a thread can hold: no functions
 * @returns {Promise<unknown>} what the function gives; rejects with what it throws
 */
export function run(module, input) {
  const known = begun.get(module);
  if (!known || !isDeepStrictEqual(known.input, input)) {
    return start(module, input).output;
  }
  begun.delete(module);
  known.worker.ref();
  return known.output;
}

/**
 * @param {string} module
 * @param {unknown} input
 * @returns {Thread}
 */
function start(module, input) {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    workerData: {module, input},
  });
  const output = new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`The thread of ${module} ended without a result (${String(code)}).`));
    });
  });
  return {input, worker, output};
}
