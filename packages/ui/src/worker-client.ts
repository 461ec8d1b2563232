/** A worker's message about the request with this id. */
export type ResponseMessage<Response> = {readonly id: number} & (
  | {readonly response: Response}
  /** The message of an error that the request caused. The worker takes further requests. */
  | {readonly error: string}
  /** The code for the request has loaded. The response follows. */
  | {readonly started: true}
  /** The code for the request did not load. The worker has to be replaced: it does not fetch a failed chunk again. */
  | {readonly unavailable: true}
);

/** A request as its worker receives it. */
export type RequestMessage<Request> = Request & {readonly id: number};

/** A message to the worker: the caller no longer needs the response to the request with this id. */
export interface Cancellation {
  readonly cancelled: number;
}

/** The members of a Worker that the client uses. */
export type WorkerPort = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** The error of a request that its worker responded to with an error. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
}

interface RequestOptions {
  /** Cancels the request. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called when the code for the request has loaded. */
  readonly onStart?: () => void;
}

export interface WorkerClient<Request, Response> {
  /**
   * Resolves with the worker's response. Rejects with a ResponseError if the worker responds with an error, and with the reason of
   * a signal that aborts. If the worker's code does not load, it rejects with another error.
   */
  readonly request: (request: Request, options?: RequestOptions) => Promise<Response>;
  /** Terminates the worker, and rejects all waiting requests with an AbortError. */
  readonly terminate: () => void;
}

interface Waiting<Response> {
  readonly resolve: (response: Response) => void;
  readonly reject: (reason: Error) => void;
  readonly onStart: (() => void) | undefined;
}

/**
 * The page's end of a worker, which starts with the first request. If its code does not load, all waiting requests
 * are rejected. After that, and after `terminate`, the next request starts another worker.
 *
 * @param startWorker creates the worker, because the bundler needs to see `new Worker(new URL(…))` with the address
 */
export function createWorkerClient<Request extends object, Response>(
  startWorker: () => WorkerPort,
): WorkerClient<Request, Response> {
  const waiting = new Map<number, Waiting<Response>>();
  let worker: WorkerPort | undefined;
  let lastId = 0;

  function start(): WorkerPort {
    const started = startWorker();
    started.addEventListener('message', ({data}: MessageEvent<ResponseMessage<Response>>) => {
      if (started === worker) {
        receive(data);
      }
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      if (started === worker) {
        fail();
      }
    });
    return started;
  }

  function receive(message: ResponseMessage<Response>): void {
    const {id} = message;
    if ('started' in message) {
      waiting.get(id)?.onStart?.();
    } else if ('response' in message) {
      take(id)?.resolve(message.response);
    } else if ('error' in message) {
      take(id)?.reject(new ResponseError(message.error));
    } else {
      fail();
    }
  }

  function take(id: number): Waiting<Response> | undefined {
    const request = waiting.get(id);
    waiting.delete(id);
    return request;
  }

  function fail(): void {
    terminate(new Error('The code of the worker did not load.'));
  }

  function terminate(reason: Error): void {
    worker?.terminate();
    worker = undefined;
    for (const id of [...waiting.keys()]) {
      take(id)?.reject(reason);
    }
  }

  function cancel(id: number, reason: Error): void {
    const request = take(id);
    if (request) {
      request.reject(reason);
      worker?.postMessage({cancelled: id} satisfies Cancellation);
    }
  }

  return {
    request: (request, {signal, onStart} = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        lastId += 1;
        const id = lastId;
        worker ??= start();
        worker.postMessage({...request, id} satisfies RequestMessage<Request>);
        waiting.set(id, {resolve, reject, onStart});
        signal?.addEventListener('abort', () => {
          cancel(id, signal.reason as Error);
        });
      }),
    terminate: () => {
      terminate(new DOMException('The worker was terminated.', 'AbortError'));
    },
  };
}
