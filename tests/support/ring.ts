import {createHash} from 'node:crypto';
import {spawnSync} from 'node:child_process';

/**
 * The two rings of tests. The first ring proves every row of the contract at each change. The outer ring guards
 * against the outside world and things that rarely change. `npm test -- --all` runs all of it (`TEST_RING=all`), every other run a
 * sample. `TEST_RING=first` runs the whole first ring alone, also without the speed code.
 */
export const outer = '@outer';

/** A run includes one of this many tests of the outer ring. */
const oneIn = 60;

/** A run without the speed code includes one of this many tests of the first ring. */
const oneInWithoutSpeed = 10;

/** The seed of the sample. All runs of a commit use the same sample, and every test runs again and again. */
export function seed(): string {
  process.env.TEST_SEED ??=
    spawnSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).stdout.trim() || 'no commit';
  return process.env.TEST_SEED;
}

function hashOf(text: string): number {
  return createHash('sha256').update(`${seed()} ${text}`).digest().readUInt32BE(0);
}

/** Whether a run includes this test of the outer ring. */
export function isDue(title: string): boolean {
  const {TEST_RING: ring} = process.env;
  return ring === 'all' || (ring !== 'first' && hashOf(title) % oneIn === 0);
}

/** Whether a run over the build without the speed code includes this test. */
export function isDueWithoutSpeed(title: string, isOuter: boolean): boolean {
  const {TEST_RING: ring} = process.env;
  return (
    ring === 'all' || (!isOuter && (ring === 'first' || hashOf(title) % oneInWithoutSpeed === 0))
  );
}

/** A sample of items, in their order, for a test of the first ring. The outer ring uses all of them. */
export function sampleOf<Item>(items: readonly Item[], count: number): Item[] {
  if (process.env.TEST_RING === 'all') {
    return [...items];
  }
  const ranks = items.map((item) => hashOf(JSON.stringify(item)));
  const chosen = new Set(ranks.toSorted((a, b) => a - b).slice(0, count));
  return items.filter((_, index) => chosen.has(ranks[index] ?? NaN));
}
