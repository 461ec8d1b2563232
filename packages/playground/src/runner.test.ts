import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createRunner} from './runner.ts';
import type {Request, Answered} from './worker/jobs.ts';

/** A fake worker, controlled by the test. */
function playWorker(onResponse: (response: Answered) => void, onFailure: () => void) {
  const requests: Request[] = [];
  const last = () => requests.at(-1)?.id ?? 0;
  const worker = {
    requests,
    terminated: false,
    post: (request: Request) => {
      requests.push(request);
    },
    terminate: () => {
      worker.terminated = true;
    },
    say: onResponse,
    fail: onFailure,
    start: () => {
      onResponse({id: last(), started: true});
    },
    answer: (answer: unknown) => {
      onResponse({id: last(), answer});
    },
  };
  return worker;
}

const timeLimit = 1000;
let workers: ReturnType<typeof playWorker>[] = [];
const runner = () =>
  createRunner(
    (...callbacks) => {
      const worker = playWorker(...callbacks);
      workers.push(worker);
      return worker;
    },
    ({ask}) => timeLimit + ask.source.length,
  );

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a runner of jobs', () => {
  it('gives a job’s answer, and keeps the worker', async () => {
    const {run} = runner();
    const first = run('diagnosis', {source: 'a'});
    workers[0]?.start();
    workers[0]?.answer([]);
    expect(await first).toEqual({type: 'done', answer: []});
    const second = run('diagnosis', {source: 'b'});
    workers[0]?.say({id: 2, error: 'too deep'});
    expect(await second).toEqual({type: 'refused', message: 'too deep'});
    expect(workers).toHaveLength(1);
  });

  it('runs one after the other, and of waiting jobs with one name only the last', async () => {
    const {run} = runner();
    const first = run('diagnosis', {source: 'a'});
    const second = run('diagnosis', {source: 'ab'});
    const third = run('diagnosis', {source: 'abc'});
    expect(await second).toEqual({type: 'superseded'});
    expect(workers[0]?.requests).toHaveLength(1);
    workers[0]?.answer([]);
    await first;
    expect(workers[0]?.requests.at(-1)?.ask).toEqual({source: 'abc'});
    workers[0]?.answer([]);
    expect((await third).type).toBe('done');
  });

  it('stops a job that hangs, and goes on with a new worker', async () => {
    const {run} = runner();
    const hanging = run('diagnosis', {source: 'a'});
    const next = run('diagnosis', {source: 'b'});
    workers[0]?.start();
    vi.advanceTimersByTime(timeLimit);
    expect(workers[0]?.terminated).toBe(false); // the text's one character counts
    vi.advanceTimersByTime(1);
    expect(await hanging).toEqual({type: 'stopped'});
    expect(workers[0]?.terminated).toBe(true);
    workers[1]?.start();
    workers[1]?.answer([]);
    expect((await next).type).toBe('done');
  });

  it('gives a job no more time than a newer text has that waits for it', async () => {
    const {run} = runner();
    const large = run('diagnosis', {source: 'a'.repeat(5000)});
    workers[0]?.start();
    vi.advanceTimersByTime(500);
    const small = run('diagnosis', {source: 'b'});
    vi.advanceTimersByTime(500);
    expect(workers[0]?.terminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await large).toEqual({type: 'stopped'});
    workers[1]?.start();
    workers[1]?.answer([]);
    expect((await small).type).toBe('done');
  });

  it('does not count the time in which code is fetched', async () => {
    const {run} = runner();
    const job = run('diagnosis', {source: 'a'});
    vi.advanceTimersByTime(timeLimit * 10);
    workers[0]?.start();
    vi.advanceTimersByTime(timeLimit - 1);
    workers[0]?.answer([]);
    expect((await job).type).toBe('done');
  });

  it('says that code did not load, and tries again with a new worker', async () => {
    const {run} = runner();
    const chunk = run('diagnosis', {source: 'a'});
    workers[0]?.say({id: 1, unavailable: true});
    expect(await chunk).toEqual({type: 'unavailable'});
    const script = run('diagnosis', {source: 'a'});
    workers[1]?.fail();
    expect(await script).toEqual({type: 'unavailable'});
    const again = run('diagnosis', {source: 'a'});
    workers[2]?.answer([]);
    expect((await again).type).toBe('done');
  });

  it('ignores an answer to an earlier job', async () => {
    const {run} = runner();
    const first = run('diagnosis', {source: 'a'});
    workers[0]?.answer([]);
    await first;
    const second = run('diagnosis', {source: 'b'});
    workers[0]?.say({id: 1, answer: ['late']});
    workers[0]?.say({id: 2, answer: []});
    expect(await second).toEqual({type: 'done', answer: []});
  });

  it('ends everything when it is closed', async () => {
    const {run, close} = runner();
    const jobs = [run('diagnosis', {source: 'a'}), run('tree', {source: 'a', dialect: 'gfm'})];
    close();
    expect(await Promise.all(jobs)).toEqual([{type: 'superseded'}, {type: 'superseded'}]);
    expect(workers[0]?.terminated).toBe(true);
  });
});
