import {expect, it} from 'vitest';
import {oneCompilation} from './one-compilation';

it('takes the cache in memory back when the options have been read, and not before', () => {
  const read: (() => void)[] = [];
  const initialize = {tap: (_name: string, run: () => void) => read.push(run)};
  const options = {cache: true};
  oneCompilation.apply({hooks: {initialize}, options} as never);
  expect(options.cache).toBe(true);
  read.forEach((run) => {
    run();
  });
  expect(options.cache).toBe(false);
});
