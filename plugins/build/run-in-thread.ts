import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {runInThread as run} from '@markdown-zh/build-tools/thread';
// Threads use it. Its binary crashes the second thread that loads it, unless the main thread has also loaded it.
import '@swc/core';

const loader = pathToFileURL(join(__dirname, 'typescript.cjs'));

/**
 * Runs the default function of a TypeScript module of this project in a thread, beside the other work of the build.
 *
 * @param module absolute path of the module
 * @param input what a message to a thread can hold: no functions
 * @returns the output; rejects with what the function throws
 */
export function runInThread<Output>(module: string, input: unknown): Promise<Output> {
  return run(pathToFileURL(module), input, {loader});
}
