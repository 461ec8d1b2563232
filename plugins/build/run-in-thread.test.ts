import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {runInThread} from './run-in-thread';

const double = resolve('packages/build-tools/src/double.fixture.ts');

describe('runInThread', () => {
  it('gives what a TypeScript module returns', async () => {
    expect(await runInThread(double, 21)).toBe(42);
  });

  it('rejects with what it throws, and where there is no module', async () => {
    await expect(runInThread(double, 'x')).rejects.toThrow('That is no number.');
    await expect(runInThread(resolve('plugins/none.ts'), 1)).rejects.toThrow('none.ts');
  });
});
