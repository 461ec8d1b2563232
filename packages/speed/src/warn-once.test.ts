import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

it('M6 prints a warning once, however often a build loads the configuration', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const message of ['one', 'one', 'another']) {
    vi.resetModules();
    const {warnOnce} = await import('./warn-once.ts');
    warnOnce(message);
  }
  expect(warn.mock.calls).toEqual([['one'], ['another']]);
});
