import {extname} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Task} from './make-index.ts';

/**
 * Makes an index in its own thread. Meanwhile `docusaurus start` shows edits, and a build ends a second earlier on two
 * processors. Rejects if that fails.
 */
export function makeIndexInThread(task: Task): Promise<void> {
  const module = new URL(`./make-index${extname(import.meta.url)}`, import.meta.url).href;
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {workerData: {module, task}});
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`The thread that builds the search index exited with code ${code}.`));
      }
    });
  });
}
