import type {RequestMessage, ResponseMessage} from '@markdown-zh/ui/worker-client';
import {beforeEach, describe, expect, it} from 'vitest';
import {createClient, type SearchRequest, type SearchResponse} from './client.ts';

/** A fake worker, controlled by the test. */
class FakeWorker extends EventTarget {
  readonly received: RequestMessage<SearchRequest>[] = [];
  isTerminated = false;

  postMessage(message: RequestMessage<SearchRequest>): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  send(message: ResponseMessage<SearchResponse>): void {
    this.dispatchEvent(new MessageEvent('message', {data: message}));
  }
}

let workers: FakeWorker[] = [];
function startWorker(): FakeWorker {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker;
}

const {signal} = new AbortController();
const results = {pages: [], total: 3, corrected: undefined, isPartial: false};

beforeEach(() => {
  workers = [];
});

describe('a client of the search worker', () => {
  it('starts a worker with the first request, and keeps it', async () => {
    const client = createClient(startWorker);
    expect(workers).toHaveLength(0);
    const loaded = client.load();
    const search = client.search('can', {limit: 8, signal});
    expect(workers).toHaveLength(1);
    expect(workers[0]?.received).toEqual([
      {id: 1, limit: 0},
      {id: 2, limit: 8, query: 'can'},
    ]);
    workers[0]?.send({id: 2, response: results});
    workers[0]?.send({id: 1, response: undefined});
    expect(await search).toBe(results);
    await loaded;
  });

  it('rejects when the index does not load, and uses the same worker again', async () => {
    const client = createClient(startWorker);
    const first = client.search('can', {limit: 8, signal});
    workers[0]?.send({id: 1, error: 'index.json: 404'});
    await expect(first).rejects.toThrow('404');
    const second = client.search('can', {limit: 8, signal});
    workers[0]?.send({id: 2, response: results});
    expect(await second).toBe(results);
    expect(workers).toHaveLength(1);
  });

  it('rejects all requests when the worker breaks, and starts another', async () => {
    const client = createClient(startWorker);
    const requests = [client.load(), client.search('can', {limit: 8, signal})];
    workers[0]?.dispatchEvent(new Event('error'));
    const outcomes = await Promise.allSettled(requests);
    expect(outcomes.map(({status}) => status)).toEqual(['rejected', 'rejected']);
    expect(workers[0]?.isTerminated).toBe(true);
    void client.load();
    expect(workers).toHaveLength(2);
  });

  it('cancels an aborted request once', async () => {
    const client = createClient(startWorker);
    const controller = new AbortController();
    const aborted = client.search('c', {limit: 8, signal: controller.signal});
    controller.abort();
    await expect(aborted).rejects.toThrow('aborted');
    expect(workers[0]?.received).toEqual([{id: 1, limit: 8, query: 'c'}, {cancelled: 1}]);
    workers[0]?.send({id: 1, error: 'AbortError'});

    const other = new AbortController();
    const response = client.search('ca', {limit: 8, signal: other.signal});
    workers[0]?.send({id: 2, response: results});
    other.abort();
    expect(await response).toBe(results);
    expect(workers[0]?.received).toHaveLength(3);
  });

  it('does not send a request that was aborted before', async () => {
    const client = createClient(startWorker);
    const aborted = client.search('c', {limit: 8, signal: AbortSignal.abort()});
    await expect(aborted).rejects.toThrow('aborted');
    expect(workers).toEqual([]);
  });

  it('ignores a response to no waiting request', () => {
    const client = createClient(startWorker);
    void client.load();
    expect(() => workers[0]?.send({id: 9, response: results})).not.toThrow();
  });
});
