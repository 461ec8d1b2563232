/**
 * Runs make-index in a thread. In the package's repository it is TypeScript, which needs a loader in a thread; in a
 * packed package it is JavaScript.
 */
import {workerData} from 'node:worker_threads';

if (workerData.module.endsWith('.ts')) {
  const {register} = await import('tsx/esm/api');
  register();
}
const {default: makeIndex} = await import(workerData.module);
makeIndex(workerData.task);
