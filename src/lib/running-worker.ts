/** A worker that has been started. */
export interface RunningWorker<Request> {
  readonly post: (request: Request) => void;
  readonly terminate: () => void;
}

/** Starts a worker, which calls back with its responses, or when its code does not load. */
export type StartWorker<Request, Response> = (
  onResponse: (response: Response) => void,
  onFailure: () => void,
) => RunningWorker<Request>;

/** Connects a new worker with whoever started it. The bundler wants to see `new Worker(new URL(…))` where it is made. */
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
