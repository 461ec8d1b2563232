import {beforeEach, describe, expect, it} from 'vitest';
import {createClient, type StartWorker} from './client.ts';
import type {Request, Response} from './messages.ts';

interface PlayedWorker {
  readonly requests: Request[];
  readonly say: (response: Response) => void;
  readonly fail: () => void;
  isTerminated: boolean;
}

let workers: PlayedWorker[] = [];
const startWorker: StartWorker = (say, fail) => {
  const worker: PlayedWorker = {requests: [], say, fail, isTerminated: false};
  workers.push(worker);
  return {
    post: (request) => {
      worker.requests.push(request);
    },
    terminate: () => {
      worker.isTerminated = true;
    },
  };
};

const {signal} = new AbortController();
const results = {pages: [], total: 3, corrected: undefined, isPartial: false};

beforeEach(() => {
  workers = [];
});

describe('a client of the search worker', () => {
  it('starts a worker with the first question, and keeps it', async () => {
    const client = createClient(startWorker);
    expect(workers).toHaveLength(0);
    const loaded = client.load();
    const search = client.search('can', {limit: 8, signal});
    expect(workers).toHaveLength(1);
    expect(workers[0]?.requests).toEqual([
      {id: 1, limit: 0},
      {id: 2, limit: 8, query: 'can'},
    ]);
    workers[0]?.say({id: 2, results});
    workers[0]?.say({id: 1, results: undefined});
    expect(await search).toBe(results);
    await loaded;
  });

  it('rejects when the index does not load, and asks the same worker again', async () => {
    const client = createClient(startWorker);
    const first = client.search('can', {limit: 8, signal});
    workers[0]?.say({id: 1, failure: 'index.json: 404'});
    await expect(first).rejects.toThrow('404');
    const second = client.search('can', {limit: 8, signal});
    workers[0]?.say({id: 2, results});
    expect(await second).toBe(results);
    expect(workers).toHaveLength(1);
  });

  it('rejects all questions when the worker breaks, and starts another', async () => {
    const client = createClient(startWorker);
    const asked = [client.load(), client.search('can', {limit: 8, signal})];
    workers[0]?.fail();
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({status}) => status)).toEqual(['rejected', 'rejected']);
    expect(workers[0]?.isTerminated).toBe(true);
    void client.load();
    expect(workers).toHaveLength(2);
  });

  it('withdraws an aborted question once', async () => {
    const client = createClient(startWorker);
    const controller = new AbortController();
    const asked = client.search('c', {limit: 8, signal: controller.signal});
    controller.abort();
    await expect(asked).rejects.toThrow('withdrawn');
    expect(workers[0]?.requests).toEqual([{id: 1, limit: 8, query: 'c'}, {withdrawn: 1}]);
    workers[0]?.say({id: 1, failure: 'AbortError'});

    const other = new AbortController();
    const answered = client.search('ca', {limit: 8, signal: other.signal});
    workers[0]?.say({id: 2, results});
    other.abort();
    expect(await answered).toBe(results);
    expect(workers[0]?.requests).toHaveLength(3);
  });

  it('does not ask a question that was aborted before', async () => {
    const client = createClient(startWorker);
    const asked = client.search('c', {limit: 8, signal: AbortSignal.abort()});
    await expect(asked).rejects.toThrow('aborted');
    expect(workers).toEqual([]);
  });

  it('ignores an answer that nobody waits for', () => {
    const client = createClient(startWorker);
    void client.load();
    expect(() => workers[0]?.say({id: 9, results})).not.toThrow();
  });
});
