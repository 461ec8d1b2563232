import type {RunningWorker, StartWorker} from '@markdown-zh/ui/running-worker';
import type {Answered, JobKind, Jobs, Request} from './worker/jobs.ts';

export type Outcome<Kind extends JobKind> =
  | {readonly type: 'done'; readonly answer: Jobs[Kind]['answer']}
  /** The engine threw. */
  | {readonly type: 'refused'; readonly message: string}
  /** The job exceeded its time limit and was stopped. */
  | {readonly type: 'stopped'}
  /** The worker's code did not load. */
  | {readonly type: 'unavailable'}
  /** A newer job with the same name took its place. */
  | {readonly type: 'superseded'};

interface Waiting {
  readonly name: string;
  readonly request: Request;
  readonly settle: (outcome: Outcome<JobKind>) => void;
}

export interface Runner {
  /** Replaces queued jobs of the same name: only the latest state of a text matters. */
  readonly run: <Kind extends JobKind>(
    kind: Kind,
    ask: Jobs[Kind]['ask'],
    name?: string,
  ) => Promise<Outcome<Kind>>;
  /** Terminates the worker; running and queued jobs are superseded. */
  readonly close: () => void;
}

/**
 * Runs jobs in a worker, one after another, each within a time limit in milliseconds, counted from when its code has
 * loaded. A job that exceeds it is stopped together with its worker; the next job gets a new worker. While a newer job
 * of the same name waits, its limit also applies to the running job, so a small text does not wait for a large one that
 * it replaced.
 */
export function createRunner(
  startWorker: StartWorker<Request, Answered>,
  timeLimit: (request: Request) => number,
): Runner {
  const waiting: Waiting[] = [];
  let running: Waiting | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let worker: RunningWorker<Request> | undefined;
  let lastId = 0;
  /** When the running job's code had loaded. */
  let startedAt: number | undefined;

  function drop(): void {
    worker?.terminate();
    worker = undefined;
  }

  /** Stops the running job the given number of milliseconds after its start. */
  function stopAfter(limit: number): void {
    if (startedAt !== undefined) {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          drop();
          finish({type: 'stopped'});
        },
        startedAt + limit - performance.now(),
      );
    }
  }

  function finish(outcome: Outcome<JobKind>): void {
    clearTimeout(timer);
    startedAt = undefined;
    running?.settle(outcome);
    running = undefined;
    next();
  }

  function hear(response: Answered): void {
    if (response.id !== running?.request.id) {
      return;
    }
    if ('started' in response) {
      startedAt = performance.now();
      stopAfter(timeLimit(running.request));
    } else if ('unavailable' in response) {
      fail(); // a worker does not request a failed chunk again
    } else if ('error' in response) {
      finish({type: 'refused', message: response.error});
    } else {
      finish({type: 'done', answer: response.answer} as Outcome<JobKind>);
    }
  }

  function fail(): void {
    drop();
    finish({type: 'unavailable'});
  }

  function next(): void {
    running ??= waiting.shift();
    if (running) {
      worker ??= startWorker(hear, fail);
      worker.post(running.request);
    }
  }

  return {
    run: (kind, ask, name = kind) =>
      new Promise((resolve) => {
        const older = waiting.findIndex((job) => job.name === name);
        for (const job of older < 0 ? [] : waiting.splice(older, 1)) {
          job.settle({type: 'superseded'});
        }
        lastId += 1;
        const request = {id: lastId, kind, ask} as Request;
        waiting.push({name, request, settle: resolve});
        if (!running) {
          next();
        } else if (running.name === name) {
          stopAfter(Math.min(timeLimit(running.request), timeLimit(request)));
        }
      }),
    close: () => {
      drop();
      clearTimeout(timer);
      for (const job of [...(running ? [running] : []), ...waiting.splice(0)]) {
        job.settle({type: 'superseded'});
      }
      running = undefined;
    },
  };
}
