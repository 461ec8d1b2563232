import {expect, it} from 'vitest';
import {createTurn} from './turn.ts';

/** A bundler's hooks, and what is said to have happened there. */
function makeBundler() {
  const taps = new Map<string, () => void>();
  const hook = (event: string) => ({tap: (_name: string, tap: () => void) => taps.set(event, tap)});
  const hooks = {watchRun: hook('watchRun'), done: hook('done')};
  const turn = createTurn();
  turn.apply({hooks} as never);
  return {turn, say: (event: 'watchRun' | 'done') => taps.get(event)?.()};
}

/** Whether a promise has settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol();
  return (await Promise.race([promise, new Promise((r) => setImmediate(r, pending))])) !== pending;
}

it('waits for a compilation that begins, and for one that is on its way', async () => {
  const {turn, say} = makeBundler();
  const first = turn.wait();
  say('watchRun');
  expect(await isSettled(first)).toBe(false);
  const second = turn.wait();
  expect(await isSettled(second)).toBe(false);
  say('done');
  await Promise.all([first, second]);
});

it('does not wait for long where nothing is compiled', async () => {
  const {turn, say} = makeBundler();
  say('watchRun');
  say('done');
  const wait = turn.wait();
  expect(await isSettled(wait)).toBe(false);
  await wait;
});
