import {createClient, type Client, type StartWorker} from './client.ts';
import type {Response, Start} from './messages.ts';
import {useSettings} from './useSettings.ts';

/** One for the whole visit, so that the index loads once: many navigations remount the navbar. */
let shared: Client | undefined;

export function useClient(): Client {
  const {indexUrl} = useSettings();
  shared ??= createClient(workerFor(indexUrl));
  return shared;
}

function workerFor(indexUrl: string): StartWorker {
  return (onResponse, onFailure) => {
    const worker = new Worker(new URL('./worker', import.meta.url));
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
