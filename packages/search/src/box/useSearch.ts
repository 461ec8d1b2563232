import {useEffect, useReducer, type Dispatch} from 'react';
import {createClient, type Client, type Start} from './client.ts';
import {initialState, nextState, type SearchEvent, type SearchState} from './state.ts';
import {useSettings} from './useSettings.ts';

interface Options {
  readonly text: string;
  readonly limit: number;
}

/** Searches for the current query, and cancels that search when the next one begins. Without a query, loads the index. */
export function useSearch(options: Options): readonly [SearchState, Dispatch<SearchEvent>] {
  const client = useClient();
  const [state, dispatch] = useReducer(nextState, options, initialState);
  const {query, limit, requestId} = state;
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const respond = async (): Promise<SearchEvent> => {
      try {
        if (query === '') {
          await client.load();
          return {type: 'loaded', requestId};
        }
        return {type: 'responded', requestId, results: await client.search(query, {limit, signal})};
      } catch {
        return {type: 'failed', requestId};
      }
    };
    void respond().then(dispatch);
    return () => {
      controller.abort();
    };
  }, [client, query, limit, requestId]);
  return [state, dispatch];
}

/** One for the whole visit, so that the index loads once: many navigations remount the navbar. */
let shared: Client | undefined;

function useClient(): Client {
  const {indexUrl} = useSettings();
  shared ??= createClient(() => {
    const worker = new Worker(new URL('./worker', import.meta.url));
    worker.postMessage({indexUrl} satisfies Start);
    return worker;
  });
  return shared;
}
