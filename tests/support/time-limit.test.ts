import {afterEach, expect, it, vi} from 'vitest';
import {timeLimit} from './time-limit.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a time limit grows with the slowness of the machine', () => {
  vi.stubEnv('TEST_SLOWNESS', '2.5');
  expect(timeLimit(1000)).toBe(2500);
});

it('a machine is measured once a run, and no limit is shorter or endless', () => {
  vi.stubEnv('TEST_SLOWNESS', undefined);
  const limit = timeLimit(1000);
  expect(limit).toBeGreaterThanOrEqual(1000);
  expect(limit).toBeLessThanOrEqual(10_000);
  expect(timeLimit(1000)).toBe(limit);
});
