import {useEffect, useReducer, type Dispatch} from 'react';
import type {Client} from './client.ts';
import {initialState, nextState, type SearchEvent, type SearchState} from './state.ts';

interface Options {
  readonly client: Client;
  readonly text: string;
  readonly limit: number;
}

/** Asks the client the current question, and withdraws it when the next one comes. Without a query, loads the index. */
export function useSearch({
  client,
  ...beginning
}: Options): readonly [SearchState, Dispatch<SearchEvent>] {
  const [state, dispatch] = useReducer(nextState, beginning, initialState);
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
