import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {RequestMessage, ResponseMessage} from './worker-client.ts';
import {createWorkerRunner, textTimeLimit, type JobOf} from './worker-runner.ts';

interface Jobs {
  readonly diagnosis: {readonly request: {readonly source: string}; readonly response: unknown[]};
  readonly tree: {readonly request: {readonly source: string}; readonly response: string};
}

type Job = JobOf<Jobs>;

/** A fake worker, controlled by the test. */
class FakeWorker extends EventTarget {
  readonly received: RequestMessage<Job>[] = [];
  isTerminated = false;

  postMessage(message: RequestMessage<Job>): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  send(message: ResponseMessage<unknown>): void {
    this.dispatchEvent(new MessageEvent('message', {data: message}));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  start(): void {
    this.send({id: this.lastId(), started: true});
  }

  respond(response: unknown): void {
    this.send({id: this.lastId(), response});
  }

  private lastId(): number {
    return this.received.at(-1)?.id ?? 0;
  }
}

const timeLimit = 1000;
let workers: FakeWorker[] = [];
const runner = () =>
  createWorkerRunner<Jobs>(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    {
      timeLimit: ({request}) => timeLimit + request.source.length,
      decode: ({kind}, response) => (kind === 'tree' ? `decoded ${String(response)}` : response),
    },
  );

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a runner of jobs', () => {
  it('gives a job’s response, and keeps the worker', async () => {
    const {run} = runner();
    const first = run('diagnosis', {source: 'a'});
    workers[0]?.start();
    workers[0]?.respond([]);
    expect(await first).toEqual({type: 'done', response: []});
    const second = run('diagnosis', {source: 'b'});
    workers[0]?.send({id: 2, error: 'too deep'});
    expect(await second).toEqual({type: 'refused', message: 'too deep'});
    expect(workers).toHaveLength(1);
  });

  it('runs one after the other, and of waiting jobs with one name only the last', async () => {
    const {run} = runner();
    const first = run('diagnosis', {source: 'a'});
    const second = run('diagnosis', {source: 'ab'});
    const third = run('diagnosis', {source: 'abc'});
    expect(await second).toEqual({type: 'superseded'});
    expect(workers[0]?.received).toHaveLength(1);
    workers[0]?.respond([]);
    await first;
    expect(workers[0]?.received.at(-1)?.request).toEqual({source: 'abc'});
    workers[0]?.respond([]);
    expect((await third).type).toBe('done');
  });

  it('stops a job that hangs, and goes on with a new worker', async () => {
    const {run} = runner();
    const hanging = run('diagnosis', {source: 'a'});
    const next = run('diagnosis', {source: 'b'});
    workers[0]?.start();
    vi.advanceTimersByTime(timeLimit);
    expect(workers[0]?.isTerminated).toBe(false); // the text's one character counts
    vi.advanceTimersByTime(1);
    expect(await hanging).toEqual({type: 'stopped'});
    expect(workers[0]?.isTerminated).toBe(true);
    workers[1]?.start();
    workers[1]?.respond([]);
    expect((await next).type).toBe('done');
  });

  it('gives a job no more time than a newer text has that waits for it', async () => {
    const {run} = runner();
    const large = run('diagnosis', {source: 'a'.repeat(5000)});
    workers[0]?.start();
    vi.advanceTimersByTime(500);
    const small = run('diagnosis', {source: 'b'});
    vi.advanceTimersByTime(500);
    expect(workers[0]?.isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await large).toEqual({type: 'stopped'});
    workers[1]?.start();
    workers[1]?.respond([]);
    expect((await small).type).toBe('done');
  });

  it('does not count the time in which code is fetched', async () => {
    const {run} = runner();
    const job = run('diagnosis', {source: 'a'});
    vi.advanceTimersByTime(timeLimit * 10);
    workers[0]?.start();
    vi.advanceTimersByTime(timeLimit - 1);
    workers[0]?.respond([]);
    expect((await job).type).toBe('done');
  });

  it('reports that code did not load, and tries again with a new worker', async () => {
    const {run} = runner();
    const chunk = run('diagnosis', {source: 'a'});
    workers[0]?.send({id: 1, unavailable: true});
    expect(await chunk).toEqual({type: 'unavailable'});
    const script = run('diagnosis', {source: 'a'});
    workers[1]?.fail();
    expect(await script).toEqual({type: 'unavailable'});
    const again = run('diagnosis', {source: 'a'});
    workers[2]?.respond([]);
    expect((await again).type).toBe('done');
  });

  it('ignores a response to an earlier job', async () => {
    const {run} = runner();
    const first = run('diagnosis', {source: 'a'});
    workers[0]?.respond([]);
    await first;
    const second = run('diagnosis', {source: 'b'});
    workers[0]?.send({id: 1, response: ['late']});
    workers[0]?.send({id: 2, response: []});
    expect(await second).toEqual({type: 'done', response: []});
  });

  it('ends everything when it is closed', async () => {
    const {run, close} = runner();
    const jobs = [run('diagnosis', {source: 'a'}), run('tree', {source: 'a'})];
    close();
    expect(await Promise.all(jobs)).toEqual([{type: 'superseded'}, {type: 'superseded'}]);
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('restores a response by the kind of its job', async () => {
    const {run} = runner();
    const job = run('tree', {source: 'a'});
    workers[0]?.respond('b');
    expect(await job).toEqual({type: 'done', response: 'decoded b'});
  });

  it('runs jobs of several names, and replaces only those of the same name', async () => {
    const {run} = runner();
    const running = run('diagnosis', {source: 'a'}, 'first');
    const waiting = run('diagnosis', {source: 'b'}, 'second');
    const third = run('diagnosis', {source: 'c'}, 'third');
    for (const job of [running, waiting, third]) {
      workers[0]?.respond([]);
      expect((await job).type).toBe('done');
    }
  });
});

it('F17 the time limit of a text grows with its length and its lines', () => {
  const base = textTimeLimit('');
  expect(textTimeLimit('a'.repeat(1000))).toBeGreaterThan(base);
  expect(textTimeLimit('a\n'.repeat(500))).toBeGreaterThan(textTimeLimit('a'.repeat(1000)));
  expect(textTimeLimit('a'.repeat(1_000_000))).toBeLessThan(40_000);
});
