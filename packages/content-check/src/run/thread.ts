import {extname} from 'node:path';
import {parentPort, Worker, type ResourceLimits} from 'node:worker_threads';

/** The functions of a thread, by name. Each takes one value that a message can hold. */
type Functions = Readonly<Record<string, (input: never) => unknown>>;

export interface Thread<Offered extends Functions> {
  /** Calls a function there. Rejects when it throws, or when the thread ends first. */
  readonly call: <Name extends keyof Offered & string>(
    name: Name,
    input: Parameters<Offered[Name]>[0],
  ) => Promise<Awaited<ReturnType<Offered[Name]>>>;
  readonly end: () => void;
}

interface Call {
  readonly number: number;
  readonly name: string;
  readonly input: unknown;
}

type Answer = {readonly number: number} & ({readonly output: unknown} | {readonly error: unknown});

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: unknown) => void;
}

/** All modules of this package have the ending of this one. TypeScript modules need a loader in a thread. */
const ending = extname(import.meta.url);
const execArgv =
  ending === '.ts' ? ['--import', new URL('./typescript.mjs', import.meta.url).href] : [];

/** The URL of a module of this package, by its path without the ending. */
export const moduleAt = (path: string, base: string): URL => new URL(path + ending, base);

/**
 * Starts a thread, which runs until `end`.
 *
 * @param module calls {@link offer}
 * @param data its `workerData`
 */
export function startThread<Offered extends Functions>(
  module: URL,
  data: unknown,
  resourceLimits: ResourceLimits = {},
): Thread<Offered> {
  const worker = new Worker(module, {workerData: data, execArgv, resourceLimits});
  const waiting = new Map<number, Waiting>();
  let number = 0;
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    waiting.forEach(({reject}) => {
      reject(failure);
    });
    waiting.clear();
  };
  worker.on('message', (answer: Answer) => {
    const call = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ('output' in answer) {
      call?.resolve(answer.output as never);
    } else {
      call?.reject(answer.error);
    }
  });
  worker.once('error', fail);
  worker.once('exit', () => {
    fail(new Error('The thread of the check ended unexpectedly.'));
  });
  return {
    call: (name, input) =>
      new Promise((resolve, reject) => {
        number += 1;
        waiting.set(number, {resolve, reject});
        if (failure === undefined) {
          worker.postMessage({number, name, input} satisfies Call);
        } else {
          fail(failure);
        }
      }),
    end: () => {
      fail(new Error('The thread of the check was stopped.'));
      void worker.terminate();
    },
  };
}

/** In a thread: answers calls of these functions. */
export function offer(functions: Functions): void {
  const answer = async ({number, name, input}: Call): Promise<Answer> => {
    try {
      return {number, output: await functions[name]?.(input as never)};
    } catch (error) {
      return {number, error};
    }
  };
  parentPort?.on('message', (call: Call) => {
    void answer(call).then((message) => parentPort?.postMessage(message));
  });
}
