import {useEffect, useReducer, type Dispatch} from 'react';
import {createClient, type Client, type StartWorker} from './client.ts';
import type {Response, Start} from './messages.ts';
import {initialState, nextState, type SearchEvent, type SearchState} from './state.ts';
import {useSettings} from './useSettings.ts';

interface Options {
  readonly text: string;
  readonly limit: number;
}

/** Requests the results of the current query, and cancels the request when the next one comes. Without a query, loads the index. */
export function useSearch(options: Options): readonly [SearchState, Dispatch<SearchEvent>] {
  const client = useClient();
  const [state, dispatch] = useReducer(nextState, options, initialState);
  const {query, limit, asked} = state;
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const ask = async (): Promise<SearchEvent> => {
      try {
        if (query === '') {
          await client.load();
          return {type: 'loaded', asked};
        }
        return {type: 'answered', asked, results: await client.search(query, {limit, signal})};
      } catch {
        return {type: 'failed', asked};
      }
    };
    void ask().then(dispatch);
    return () => {
      controller.abort();
    };
  }, [client, query, limit, asked]);
  return [state, dispatch];
}

/** One for the whole visit, so that the index loads once: many navigations remount the navbar. */
let shared: Client | undefined;

function useClient(): Client {
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
