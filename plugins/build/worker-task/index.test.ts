import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {runInWorker} from './index';

const double = resolve('plugins/build/worker-task/fixtures/double.ts');

describe('runInWorker', () => {
  it('gives what a TypeScript module returns', async () => {
    expect(await runInWorker(double, 21)).toBe(42);
  });

  it('rejects with what it throws, and where there is no module', async () => {
    await expect(runInWorker(double, 'x')).rejects.toThrow('That is no number.');
    await expect(runInWorker(resolve('plugins/none.ts'), 1)).rejects.toThrow('none.ts');
  });
});
