import type {WorkerPort} from '@markdown-zh/ui/worker-client';
import {
  createWorkerRunner,
  type JobOutcome,
  type WorkerRunner,
} from '@markdown-zh/ui/worker-runner';
import {previewDecoder, type PreviewChanges} from './preview-changes.ts';
import type {Job, JobKind, Jobs} from './worker/jobs.ts';

export type Outcome<Kind extends JobKind> = JobOutcome<Jobs[Kind]['response']>;

export type Runner = WorkerRunner<Jobs>;

/** Runs the playground's jobs in a worker, which sends what has changed of a preview. */
export function createRunner(
  startWorker: () => WorkerPort,
  timeLimit: (job: Job) => number,
): Runner {
  let decodePreview = previewDecoder();
  return createWorkerRunner<Jobs>(
    () => {
      decodePreview = previewDecoder(); // so does the encoder in the new worker
      return startWorker();
    },
    {
      timeLimit,
      decode: ({kind}, response) =>
        kind === 'preview' ? decodePreview(response as PreviewChanges) : response,
    },
  );
}
