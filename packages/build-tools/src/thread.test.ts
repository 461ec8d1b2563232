import {describe, expect, it} from 'vitest';
import {runInThread, startThread} from './thread.ts';

const moduleOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

describe('a thread', () => {
  it('calls what a module exports, and goes on after an error', async () => {
    const {call, end} = startThread<{double: (input: number) => number}>(
      moduleOf(
        "export const double = (n) => { if (n > 9) { throw new RangeError('large'); } return 2 * n; };",
      ),
    );
    expect(await call('double', 4)).toBe(8);
    await expect(call('double', 10)).rejects.toThrow('large');
    expect(await call('double', 5)).toBe(10);
    end();
    await expect(call('double', 5)).rejects.toThrow('was stopped');
  });

  it('rejects when the module does not load, or ends the thread', async () => {
    await expect(runInThread(moduleOf("throw new Error('no parser')"), 1)).rejects.toThrow(
      'no parser',
    );
    await expect(
      runInThread(moduleOf('export default () => { process.exit(3); }'), 1),
    ).rejects.toThrow('ended unexpectedly (code 3)');
  });

  it('loads TypeScript', async () => {
    expect(await runInThread(new URL('./double.fixture.ts', import.meta.url), 21)).toBe(42);
  });
});
