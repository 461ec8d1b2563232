import {createWorkerClient, ResponseError, type WorkerPort} from './worker-client.ts';

/** The requests and responses of a worker's jobs, by kind. */
type JobTable<Jobs> = {
  readonly [Kind in keyof Jobs]: {readonly request: unknown; readonly response: unknown};
};

/** A job, as the page requests it. */
export type JobOf<Jobs extends JobTable<Jobs>> = {
  [Kind in keyof Jobs]: {readonly kind: Kind; readonly request: Jobs[Kind]['request']};
}[keyof Jobs];

export type JobOutcome<Response> =
  | {readonly type: 'done'; readonly response: Response}
  /** The job threw. */
  | {readonly type: 'refused'; readonly message: string}
  /** The job exceeded its time limit and was stopped. */
  | {readonly type: 'stopped'}
  /** The worker's code did not load. */
  | {readonly type: 'unavailable'}
  /** A newer job with the same name took its place. */
  | {readonly type: 'superseded'};

interface QueuedJob<Job> {
  readonly name: string;
  readonly job: Job;
  readonly settle: (outcome: JobOutcome<never>) => void;
}

export interface WorkerRunner<Jobs extends JobTable<Jobs>> {
  /** Replaces queued jobs of the same name: only the latest state of a text matters. */
  readonly run: <Kind extends keyof Jobs & string>(
    kind: Kind,
    request: Jobs[Kind]['request'],
    name?: string,
  ) => Promise<JobOutcome<Jobs[Kind]['response']>>;
  /** Terminates the worker; running and queued jobs are superseded. */
  readonly close: () => void;
}

interface Options<Job> {
  /** Milliseconds. */
  readonly timeLimit: (job: Job) => number;
  /** Restores a response that the worker sends in a shorter form. */
  readonly decode?: (job: Job, response: unknown) => unknown;
}

/**
 * The time limit of a job on a text, in milliseconds. The page goes on answering for so long. A slow machine can process a megabyte in it, or
 * a table of tens of thousands of rows.
 */
export function textTimeLimit(source: string): number {
  const lines = source.match(/\n/g)?.length ?? 0;
  return 10_000 + source.length / 50 + lines * 1.5;
}

/**
 * Runs jobs in a worker, one after another, each within a time limit in milliseconds, counted from when its code has
 * loaded. A job that exceeds it is stopped together with its worker; the next job gets a new worker. While a newer job
 * of the same name waits, its limit also applies to the running job. So a small text does not wait for a large one that
 * it replaced.
 */
export function createWorkerRunner<Jobs extends JobTable<Jobs>>(
  startWorker: () => WorkerPort,
  {timeLimit, decode = (_job, response) => response}: Options<JobOf<Jobs>>,
): WorkerRunner<Jobs> {
  type Job = JobOf<Jobs>;
  const queue: QueuedJob<Job>[] = [];
  let running: QueuedJob<Job> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the running job's code had loaded. */
  let startedAt: number | undefined;
  const client = createWorkerClient<Job, unknown>(startWorker);

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

  function finish(outcome: JobOutcome<never>): void {
    clearTimeout(timer);
    startedAt = undefined;
    running?.settle(outcome);
    running = undefined;
    next();
  }

  function respond(job: Job): Promise<JobOutcome<never>> {
    const onStart = () => {
      startedAt = performance.now();
      stopAfter(timeLimit(job));
    };
    return client.request(job, {onStart}).then(
      (response) =>
        ({
          type: 'done',
          response: decode(job, response),
        }) as JobOutcome<never>,
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
