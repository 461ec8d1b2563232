import {createWorkerRunner, textTimeLimit, type WorkerRunner} from '@markdown-zh/ui/worker-runner';
import type {Jobs} from './worker/jobs.ts';

let runner: WorkerRunner<Jobs> | undefined;

/**
 * Renders or grades a text in a worker, which all examples and exercises of the page share and the first job starts. Queued jobs of the
 * same name are superseded.
 */
export const runJob: WorkerRunner<Jobs>['run'] = (kind, request, name) => {
  runner ??= createWorkerRunner<Jobs>(
    () =>
      new Worker(
        /* webpackChunkName: "lessons-worker" */ new URL('./worker/index', import.meta.url),
      ),
    {timeLimit: (job) => textTimeLimit(job.request.source)},
  );
  return runner.run(kind, request, name);
};
