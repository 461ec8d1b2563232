import useBaseUrl from '@docusaurus/useBaseUrl';
import {indexPath} from '@site/site/search';
import {createClient, type Client, type StartWorker} from './client';
import type {Response, Start} from './messages';

/** One for the whole visit: the navbar is made anew on many a navigation, the index is not to be read again. */
let shared: Client | undefined;

export function useClient(): Client {
  const indexUrl = useBaseUrl(indexPath);
  shared ??= createClient(workerFor(indexUrl));
  return shared;
}

function workerFor(indexUrl: string): StartWorker {
  return (onResponse, onFailure) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = ({data}: MessageEvent<Response>) => {
      onResponse(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      onFailure();
    };
    worker.postMessage({indexUrl} satisfies Start);
    return {
      post: (request) => {
        worker.postMessage(request);
      },
      terminate: () => {
        worker.terminate();
      },
    };
  };
}
