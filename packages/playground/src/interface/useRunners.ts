import {useEffect, useState} from 'react';
import {runningWorker, type StartWorker} from '@markdown-zh/ui/running-worker';
import {createRunner, type Runner} from '../runner.ts';
import {previewDecoder} from '../preview-changes.ts';
import type {Answered, JobKind, Request, Response} from '../worker/jobs.ts';

/** A press waits for these, not a keystroke. */
const exports: ReadonlySet<JobKind> = new Set(['word', 'page', 'print', 'publish']);

/**
 * Time limit of a job in milliseconds: short enough to wait for, long enough for a megabyte or a list of thousands of
 * items on a slow machine.
 */
function timeLimit({kind, ask: {source}}: Request): number {
  const lines = source.match(/\n/g)?.length ?? 0;
  const limit = 5000 + source.length / 50 + lines / 5;
  return exports.has(kind) ? 5 * limit : limit;
}

const startWorker: StartWorker<Request, Answered> = (onResponse, onFailure) => {
  const decodePreview = previewDecoder();
  const worker = new Worker(new URL('../worker/index', import.meta.url));
  return runningWorker<Request, Response>(
    worker,
    (response) => {
      onResponse(
        'changes' in response
          ? {id: response.id, answer: decodePreview(response.changes)}
          : response,
      );
    },
    onFailure,
  );
};

export interface Runners {
  /** Results that follow every keystroke. */
  readonly results: Runner;
  readonly diagnosis: Runner;
  /** Engines may hang: preview, tree and diagnosis do not wait for them. */
  readonly engines: Runner;
}

/** Three workers, each started by its first job. */
export function useRunners(): Runners {
  const [runners] = useState<Runners>(() => ({
    results: createRunner(startWorker, timeLimit),
    diagnosis: createRunner(startWorker, timeLimit),
    engines: createRunner(startWorker, timeLimit),
  }));
  useEffect(
    () => () => {
      for (const runner of Object.values(runners) as Runner[]) {
        runner.close();
      }
    },
    [runners],
  );
  return runners;
}
