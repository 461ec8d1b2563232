import {expect, it, vi} from 'vitest';
import {remembered} from './remembered';

it('asks once for each input', () => {
  const compute = vi.fn((path: string | undefined) => path?.toUpperCase());
  const ask = (path: string | undefined) => remembered(compute, path);
  expect(['a', 'b', 'a', undefined, undefined].map(ask)).toEqual([
    'A',
    'B',
    'A',
    undefined,
    undefined,
  ]);
  expect(compute).toHaveBeenCalledTimes(4);
});
