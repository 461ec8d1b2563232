import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {runInWorker} from './index';
import {begin} from './threads.mjs';

const double = resolve('plugins/worker-task/fixtures/double.ts');
const thread = resolve('plugins/worker-task/fixtures/thread.ts');

describe('runInWorker', () => {
  it('gives what a TypeScript module returns', async () => {
    expect(await runInWorker(double, 21)).toBe(42);
  });

  it('rejects with what it throws, and where there is no module', async () => {
    await expect(runInWorker(double, 'x')).rejects.toThrow('That is no number.');
    await expect(runInWorker(resolve('plugins/none.ts'), 1)).rejects.toThrow('none.ts');
  });

  it('takes up a thread that was begun for the same, once', async () => {
    begin(thread, {of: 'a'});
    const other = await runInWorker<number>(thread, {of: 'b'});
    const begun = await runInWorker<number>(thread, {of: 'a'});
    expect(begun).toBeLessThan(other);
    expect(await runInWorker<number>(thread, {of: 'a'})).toBeGreaterThan(other);
  });

  it('tells whoever asks, and nobody else, that a thread that was begun has failed', async () => {
    begin(double, 'x');
    await new Promise((wait) => setTimeout(wait, 500)); // an unhandled rejection would end the tests
    await expect(runInWorker(double, 'x')).rejects.toThrow('That is no number.');
  });
});
