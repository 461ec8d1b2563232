/** A worker that has been started. */
export interface RunningWorker<Request> {
  readonly post: (request: Request) => void;
  readonly terminate: () => void;
}

/** Starts a worker that calls back with each response, or if its code does not load. */
export type StartWorker<Request, Response> = (
  onResponse: (response: Response) => void,
  onFailure: () => void,
) => RunningWorker<Request>;

/**
 * Connects a new worker with its caller. The bundler needs to see `new Worker(new URL(…))` at the place of creation, so
 * callers create it.
 */
export function runningWorker<Request, Response>(
  worker: Worker,
  ...[onResponse, onFailure]: Parameters<StartWorker<Request, Response>>
): RunningWorker<Request> {
  worker.onmessage = ({data}: MessageEvent<Response>) => {
    onResponse(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    onFailure();
  };
  return {
    post: (request) => {
      worker.postMessage(request);
    },
    terminate: () => {
      worker.terminate();
    },
  };
}
