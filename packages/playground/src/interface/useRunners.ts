import {useEffect, useState} from 'react';
import {textTimeLimit} from '@markdown-zh/ui/worker-runner';
import {createRunner, type Runner} from '../runner.ts';
import type {Job, JobKind} from '../worker/jobs.ts';

/** A press waits for these, not a keystroke. */
const exports: ReadonlySet<JobKind> = new Set(['word', 'page', 'print', 'publish']);

/** The time limit of a job in milliseconds. */
function timeLimit({kind, request: {source}}: Job): number {
  return textTimeLimit(source) * (exports.has(kind) ? 5 : 1);
}

const startWorker = () =>
  new Worker(
    /* webpackChunkName: "playground-worker" */ new URL('../worker/index', import.meta.url),
  );

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
