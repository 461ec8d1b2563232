import {createWorkerClient, type WorkerPort} from '@markdown-zh/ui/worker-client';
import type {SearchResults} from '../index/types.ts';

/** The first message to the worker. */
export interface Start {
  /** The address of the index, with a slash at the end. */
  readonly indexUrl: string;
}

export interface SearchRequest {
  /** If missing, the worker only loads the first tier. */
  readonly query?: string;
  readonly limit: number;
}

/** Undefined after a request without a query. */
export type SearchResponse = SearchResults | undefined;

export interface Client {
  /** Loads the first tier; rejects if that fails. A later call tries again. */
  readonly load: () => Promise<void>;
  /** Rejects if the first tier does not load, or the signal aborts. */
  readonly search: (
    query: string,
    options: {readonly limit: number; readonly signal: AbortSignal},
  ) => Promise<SearchResults>;
}

/** A searcher in a worker. */
export function createClient(startWorker: () => WorkerPort): Client {
  const {request} = createWorkerClient<SearchRequest, SearchResponse>(startWorker);
  return {
    load: async () => {
      await request({limit: 0});
    },
    search: async (query, {limit, signal}) => {
      const results = await request({query, limit}, {signal});
      return results ?? {pages: [], total: 0, corrected: undefined, isPartial: false};
    },
  };
}
