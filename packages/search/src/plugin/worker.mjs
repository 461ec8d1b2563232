/**
 * Runs make-index in a thread. Inside the package's repository that is TypeScript, which Node's loader cannot read in a
 * thread by itself; in a packed package it is JavaScript.
 */
import {workerData} from 'node:worker_threads';

if (workerData.module.endsWith('.ts')) {
  const {register} = await import('tsx/esm/api');
  register();
}
const {default: makeIndex} = await import(workerData.module);
makeIndex(workerData.task);
