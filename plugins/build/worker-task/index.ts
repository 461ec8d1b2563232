import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
// Threads use it. Its binary crashes the second thread that loads it, unless the main thread has loaded it, too.
import '@swc/core';

/**
 * Runs a TypeScript module's default function in a thread, beside the other work of the build.
 *
 * @param module absolute path of the module; its function takes the input and gives the output, or a promise of it
 * @param input what a message to a thread can hold: no functions
 * @returns the output; rejects with what the function throws
 */
export function runInWorker<Output>(module: string, input: unknown): Promise<Output> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'worker.mjs'), {workerData: {module, input}});
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`The thread of ${module} exited without a result (code ${code}).`));
    });
  });
}
