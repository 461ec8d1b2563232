import {run} from './threads.mjs';

/**
 * Runs a TypeScript module's default function in a thread of its own, so that it does not keep the build's other work waiting. A
 * thread that `begin` (`threads.mjs`) has begun with the same is taken up.
 *
 * @param module absolute path of the module; its function takes the input and gives the output, or a promise of it
 * @param input what a message to a thread can hold: no functions
 * @returns the output; rejects with what the function throws
 */
export function runInWorker<Output>(module: string, input: unknown): Promise<Output> {
  return run(module, input) as Promise<Output>;
}
