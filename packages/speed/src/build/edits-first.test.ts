import {expect, it} from 'vitest';
import {createEditWatcher} from './edits-first.ts';

/** A watcher with a bundler's hooks, and a function that fires a hook. */
function makeBundler() {
  const taps = new Map<string, () => void>();
  const hook = (event: string) => ({tap: (_name: string, tap: () => void) => taps.set(event, tap)});
  const hooks = {watchRun: hook('watchRun'), done: hook('done')};
  const watcher = createEditWatcher();
  watcher.apply({hooks} as never);
  return {watcher, say: (event: 'watchRun' | 'done') => taps.get(event)?.()};
}

/** Whether a promise has settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol();
  return (await Promise.race([promise, new Promise((r) => setImmediate(r, pending))])) !== pending;
}

it('waits for a compilation that begins, and for one that is on its way', async () => {
  const {watcher, say} = makeBundler();
  const first = watcher.wait();
  say('watchRun');
  expect(await isSettled(first)).toBe(false);
  const second = watcher.wait();
  expect(await isSettled(second)).toBe(false);
  say('done');
  await Promise.all([first, second]);
});

it('does not wait for long where nothing is compiled', async () => {
  const {watcher, say} = makeBundler();
  say('watchRun');
  say('done');
  const wait = watcher.wait();
  expect(await isSettled(wait)).toBe(false);
  await wait;
});
