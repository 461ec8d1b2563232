import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createWorkerClient, ResponseError, type ResponseMessage} from './worker-client.ts';

interface TestRequest {
  readonly text: string;
}

/** A fake worker, controlled by the test. */
class FakeWorker extends EventTarget {
  readonly received: unknown[] = [];
  isTerminated = false;

  postMessage(message: unknown): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  send(message: ResponseMessage<string>): void {
    this.dispatchEvent(new MessageEvent('message', {data: message}));
  }

  fail(): Event {
    const event = new Event('error', {cancelable: true});
    this.dispatchEvent(event);
    return event;
  }
}

let workers: FakeWorker[] = [];
const client = () =>
  createWorkerClient<TestRequest, string>(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });

beforeEach(() => {
  workers = [];
});

describe('a client of a worker', () => {
  it('starts a worker with the first request, and keeps it', async () => {
    const {request} = client();
    expect(workers).toEqual([]);
    const first = request({text: 'a'});
    const second = request({text: 'b'});
    expect(workers).toHaveLength(1);
    expect(workers[0]?.received).toEqual([
      {id: 1, text: 'a'},
      {id: 2, text: 'b'},
    ]);
    workers[0]?.send({id: 2, response: 'B'});
    workers[0]?.send({id: 1, response: 'A'});
    expect(await Promise.all([first, second])).toEqual(['A', 'B']);
  });

  it('rejects a request with the error that the worker responds with, and keeps the worker', async () => {
    const {request} = client();
    const failed = request({text: 'a'});
    workers[0]?.send({id: 1, error: 'too deep'});
    await expect(failed).rejects.toThrow(new ResponseError('too deep'));
    const next = request({text: 'b'});
    workers[0]?.send({id: 2, response: 'B'});
    expect(await next).toBe('B');
    expect(workers).toHaveLength(1);
  });

  it('reports when the code for a request has loaded', async () => {
    const onStart = vi.fn();
    const response = client().request({text: 'a'}, {onStart});
    expect(onStart).not.toHaveBeenCalled();
    workers[0]?.send({id: 1, started: true});
    expect(onStart).toHaveBeenCalledOnce();
    workers[0]?.send({id: 1, response: 'A'});
    expect(await response).toBe('A');
  });

  it('ignores a response to no waiting request', () => {
    void client().request({text: 'a'});
    expect(() => workers[0]?.send({id: 9, response: 'A'})).not.toThrow();
  });
});

describe('a client whose worker does not load', () => {
  it.each([
    ['its script', () => workers[0]?.fail()],
    ['a chunk', () => workers[0]?.send({id: 1, unavailable: true})],
  ])('rejects all waiting requests, and starts another worker: %s', async (_what, fail) => {
    const {request} = client();
    const waiting = [request({text: 'a'}), request({text: 'b'})];
    fail();
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes.map(({status}) => status)).toEqual(['rejected', 'rejected']);
    await expect(waiting[0]).rejects.not.toBeInstanceOf(ResponseError);
    expect(workers[0]?.isTerminated).toBe(true);
    const next = request({text: 'c'});
    expect(workers[1]?.received).toEqual([{id: 3, text: 'c'}]);
    workers[1]?.send({id: 3, response: 'C'});
    expect(await next).toBe('C');
  });

  it('handles the error, so that the page does not report it', async () => {
    const response = client().request({text: 'a'});
    expect(workers[0]?.fail().defaultPrevented).toBe(true);
    await expect(response).rejects.toThrow('did not load');
  });

  it('rejects a request whose worker cannot be created', async () => {
    const {request} = createWorkerClient<TestRequest, string>(() => {
      throw new Error('forbidden');
    });
    await expect(request({text: 'a'})).rejects.toThrow('forbidden');
  });
});

describe('a terminated worker', () => {
  it('rejects its requests, and the next request starts another', async () => {
    const {request, terminate} = client();
    const waiting = request({text: 'a'});
    terminate();
    await expect(waiting).rejects.toThrow('terminated');
    expect(workers[0]?.isTerminated).toBe(true);
    void request({text: 'b'});
    expect(workers).toHaveLength(2);
  });

  it('cannot respond to requests of the next one, nor stop it', async () => {
    const {request, terminate} = client();
    const first = request({text: 'a'});
    terminate();
    await expect(first).rejects.toThrow();
    const second = request({text: 'b'});
    workers[0]?.send({id: 1, response: 'late'});
    workers[0]?.send({id: 2, response: 'late'});
    workers[0]?.send({id: 1, unavailable: true});
    workers[0]?.fail();
    workers[1]?.send({id: 2, response: 'B'});
    expect(await second).toBe('B');
    expect(workers[1]?.isTerminated).toBe(false);
  });
});

describe('an aborted request', () => {
  it('is rejected and cancelled once, and the worker keeps running', async () => {
    const {request} = client();
    const controller = new AbortController();
    const aborted = request({text: 'a'}, {signal: controller.signal});
    const other = request({text: 'b'});
    controller.abort();
    await expect(aborted).rejects.toBe(controller.signal.reason);
    expect(workers[0]?.received.slice(2)).toEqual([{cancelled: 1}]);
    workers[0]?.send({id: 1, error: 'AbortError'});
    workers[0]?.send({id: 2, response: 'B'});
    expect(await other).toBe('B');
  });

  it('is not sent if it was aborted before', async () => {
    await expect(client().request({text: 'a'}, {signal: AbortSignal.abort()})).rejects.toThrow(
      'aborted',
    );
    expect(workers).toEqual([]);
  });

  it('keeps a response that came before', async () => {
    const controller = new AbortController();
    const response = client().request({text: 'a'}, {signal: controller.signal});
    workers[0]?.send({id: 1, response: 'A'});
    controller.abort();
    expect(await response).toBe('A');
    expect(workers[0]?.received).toHaveLength(1);
  });
});
