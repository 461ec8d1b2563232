import type {SearchResults} from '../index/types.ts';
import type {Question, Request, Response} from './messages.ts';

interface RunningWorker {
  readonly post: (request: Request) => void;
  readonly terminate: () => void;
}

/** Starts a worker. It calls `onResponse` with each response, `onFailure` if its code does not load. */
export type StartWorker = (
  onResponse: (response: Response) => void,
  onFailure: () => void,
) => RunningWorker;

export interface Client {
  /** Loads the first tier; rejects if that fails. A later call tries again. */
  readonly load: () => Promise<void>;
  /** Rejects if the first tier does not load, or the signal aborts. */
  readonly search: (
    query: string,
    options: {readonly limit: number; readonly signal: AbortSignal},
  ) => Promise<SearchResults>;
}

interface Waiting {
  readonly resolve: (results: SearchResults | undefined) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * A searcher in a worker, which starts with the first question. When the worker breaks, all waiting
 * questions are rejected, and the next question starts a new worker.
 */
export function createClient(startWorker: StartWorker): Client {
  const waiting = new Map<number, Waiting>();
  let worker: RunningWorker | undefined;
  let lastId = 0;

  function hear(response: Response): void {
    const asker = waiting.get(response.id);
    waiting.delete(response.id);
    if ('failure' in response) {
      asker?.reject(new Error(response.failure));
    } else {
      asker?.resolve(response.results);
    }
  }

  function fail(): void {
    worker?.terminate();
    worker = undefined;
    const askers = [...waiting.values()];
    waiting.clear();
    for (const {reject} of askers) {
      reject(new Error('The search worker is not running.'));
    }
  }

  function withdraw(id: number): void {
    const asker = waiting.get(id);
    if (asker) {
      waiting.delete(id);
      asker.reject(new DOMException('The question was withdrawn.', 'AbortError'));
      worker?.post({withdrawn: id});
    }
  }

  function ask(
    question: Omit<Question, 'id'>,
    signal?: AbortSignal,
  ): Promise<SearchResults | undefined> {
    return new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      waiting.set(id, {resolve, reject});
      worker ??= startWorker(hear, fail);
      worker.post({id, ...question});
      signal?.addEventListener('abort', () => {
        withdraw(id);
      });
    });
  }

  return {
    load: async () => {
      await ask({limit: 0});
    },
    search: async (query, {limit, signal}) => {
      signal.throwIfAborted();
      const results = await ask({query, limit}, signal);
      return results ?? {pages: [], total: 0, corrected: undefined, isPartial: false};
    },
  };
}
