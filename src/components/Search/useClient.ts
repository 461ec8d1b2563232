import useBaseUrl from '@docusaurus/useBaseUrl';
import {indexPath} from '@site/site/search';
import {runningWorker, type StartWorker} from '@site/src/lib/running-worker';
import {createClient, type Client} from './client';
import type {Request, Response, Start} from './messages';

/** One for the whole visit: the navbar is made anew on many a navigation, the index is not to be read again. */
let shared: Client | undefined;

export function useClient(): Client {
  const indexUrl = useBaseUrl(indexPath);
  shared ??= createClient(workerFor(indexUrl));
  return shared;
}

function workerFor(indexUrl: string): StartWorker<Request, Response> {
  return (...on) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.postMessage({indexUrl} satisfies Start);
    return runningWorker(worker, ...on);
  };
}
