import {constants, setPriority} from 'node:os';
import {extname} from 'node:path';
import {Worker, workerData, type ResourceLimits} from 'node:worker_threads';

/** The exports of a thread's module: functions that take one value that a message can hold. */
type Functions = Readonly<Record<string, unknown>>;

type Input<Fn> = Fn extends (input: infer Value) => unknown ? Value : never;
type Output<Fn> = Fn extends (input: never) => infer Value ? Awaited<Value> : never;

export interface Thread<Exports extends Functions> {
  /** Calls a function there. Rejects when it throws, or when the thread ends first. */
  readonly call: <Name extends keyof Exports & string>(
    name: Name,
    input: Input<Exports[Name]>,
  ) => Promise<Output<Exports[Name]>>;
  readonly end: () => void;
}

export interface ThreadOptions {
  /** For `threadData`. */
  readonly data?: unknown;
  readonly resourceLimits?: ResourceLimits;
  /** A module with a function `load`, which loads the thread's module by its URL. TypeScript has one by default. */
  readonly loader?: URL | undefined;
}

interface Request {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

type Response = {readonly id: number} & ({readonly output: unknown} | {readonly error: unknown});

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: unknown) => void;
}

/** The URL of a module beside another, by its path without the ending: sources are TypeScript, packed packages JavaScript. */
export const moduleAt = (path: string, base: string): URL => new URL(path + extname(base), base);

/**
 * Starts a thread, which runs until `end`.
 *
 * @param module its exports can be called
 */
export function startThread<Exports extends Functions>(
  module: URL,
  {data, resourceLimits = {}, loader = loaderOf(module)}: ThreadOptions = {},
): Thread<Exports> {
  const worker = new Worker(new URL('./thread-main.mjs', import.meta.url), {
    workerData: {module: module.href, loader: loader?.href, data},
    resourceLimits,
  });
  const waiting = new Map<number, Waiting>();
  let id = 0;
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    waiting.forEach(({reject}) => {
      reject(failure);
    });
    waiting.clear();
  };
  worker.on('message', (response: Response) => {
    const call = waiting.get(response.id);
    waiting.delete(response.id);
    if ('output' in response) {
      call?.resolve(response.output as never);
    } else {
      call?.reject(response.error);
    }
  });
  worker.once('error', fail);
  worker.once('exit', (code) => {
    fail(new Error(`The thread ended unexpectedly (code ${String(code)}).`));
  });
  return {
    call: (name, input) =>
      new Promise((resolve, reject) => {
        id += 1;
        waiting.set(id, {resolve, reject});
        if (failure === undefined) {
          worker.postMessage({id, name, input} satisfies Request);
        } else {
          fail(failure);
        }
      }),
    end: () => {
      fail(new Error('The thread was stopped.'));
      void worker.terminate();
    },
  };
}

/**
 * Runs the default function of a module in a thread of its own.
 *
 * @returns its output; rejects with what the function throws
 */
export async function runInThread<Result>(
  module: URL,
  input: unknown,
  options?: ThreadOptions,
): Promise<Result> {
  const {call, end} = startThread<{default: (input: unknown) => Result}>(module, options);
  try {
    return (await call('default', input)) as Result;
  } finally {
    end();
  }
}

/** In a thread: the data that it was started with. */
export const threadData = (): unknown => (workerData as {readonly data: unknown}).data;

/**
 * Lowers the priority of this thread and of the threads that it starts, but not to the lowest. With that, beside two programs that
 * take all processors, a build of 50 pages took 57 and 73 s instead of 33 and 37. On systems other than Linux the priority would
 * apply to the whole process, so it stays unchanged.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  }
}

function loaderOf(module: URL): URL | undefined {
  return module.pathname.endsWith('.ts') ? new URL('./typescript.mjs', import.meta.url) : undefined;
}
