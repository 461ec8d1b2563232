import {createWorkerClient, ResponseError, type WorkerPort} from '@markdown-zh/ui/worker-client';
import {previewDecoder, type PreviewChanges} from './preview-changes.ts';
import type {Job, JobKind, Jobs} from './worker/jobs.ts';

export type Outcome<Kind extends JobKind> =
  | {readonly type: 'done'; readonly response: Jobs[Kind]['response']}
  /** The engine threw. */
  | {readonly type: 'refused'; readonly message: string}
  /** The job exceeded its time limit and was stopped. */
  | {readonly type: 'stopped'}
  /** The worker's code did not load. */
  | {readonly type: 'unavailable'}
  /** A newer job with the same name took its place. */
  | {readonly type: 'superseded'};

interface QueuedJob {
  readonly name: string;
  readonly job: Job;
  readonly settle: (outcome: Outcome<JobKind>) => void;
}

export interface Runner {
  /** Replaces queued jobs of the same name: only the latest state of a text matters. */
  readonly run: <Kind extends JobKind>(
    kind: Kind,
    request: Jobs[Kind]['request'],
    name?: string,
  ) => Promise<Outcome<Kind>>;
  /** Terminates the worker; running and queued jobs are superseded. */
  readonly close: () => void;
}

/**
 * Runs jobs in a worker, one after another, each within a time limit in milliseconds, counted from when its code has
 * loaded. A job that exceeds it is stopped together with its worker; the next job gets a new worker. While a newer job
 * of the same name waits, its limit also applies to the running job. So a small text does not wait for a large one that
 * it replaced.
 */
export function createRunner(
  startWorker: () => WorkerPort,
  timeLimit: (job: Job) => number,
): Runner {
  const queue: QueuedJob[] = [];
  let running: QueuedJob | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the running job's code had loaded. */
  let startedAt: number | undefined;
  let decodePreview = previewDecoder();
  const client = createWorkerClient<Job, unknown>(() => {
    decodePreview = previewDecoder(); // so does the encoder in the new worker
    return startWorker();
  });

  /** Stops the running job the given number of milliseconds after its start. */
  function stopAfter(limit: number): void {
    if (startedAt !== undefined) {
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          client.terminate();
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

  function respond(job: Job): Promise<Outcome<JobKind>> {
    const onStart = () => {
      startedAt = performance.now();
      stopAfter(timeLimit(job));
    };
    return client.request(job, {onStart}).then(
      (response) =>
        ({
          type: 'done',
          response: job.kind === 'preview' ? decodePreview(response as PreviewChanges) : response,
        }) as Outcome<JobKind>,
      (error: unknown) =>
        error instanceof ResponseError
          ? {type: 'refused', message: error.message}
          : {type: 'unavailable'},
    );
  }

  function next(): void {
    const queued = queue.shift();
    running = queued;
    if (queued) {
      void respond(queued.job).then((outcome) => {
        // A stopped job has its outcome already.
        if (running === queued) {
          finish(outcome);
        }
      });
    }
  }

  return {
    run: (kind, request, name = kind) =>
      new Promise((resolve) => {
        const older = queue.findIndex((queued) => queued.name === name);
        for (const queued of older < 0 ? [] : queue.splice(older, 1)) {
          queued.settle({type: 'superseded'});
        }
        const job = {kind, request} as Job;
        queue.push({name, job, settle: resolve});
        if (!running) {
          next();
        } else if (running.name === name) {
          stopAfter(Math.min(timeLimit(running.job), timeLimit(job)));
        }
      }),
    close: () => {
      client.terminate();
      clearTimeout(timer);
      startedAt = undefined;
      for (const {settle} of [...(running ? [running] : []), ...queue.splice(0)]) {
        settle({type: 'superseded'});
      }
      running = undefined;
    },
  };
}
