import {createHash} from 'node:crypto';
import {spawnSync} from 'node:child_process';

/**
 * The two rings of tests. The first one proves every row of the contract at each change. The outer one guards against the outside
 * world and against what changes rarely; `npm run test:all` runs all of it (`TEST_RING=all`), every other run a sample. `TEST_RING=first`
 * runs the whole first ring alone, without the speed code, too.
 */
export const outer = '@outer';

/** Of so many tests of the outer ring a run has one. */
const oneIn = 60;

/** Of so many tests of the first ring a run over the build without the speed code has one. */
const oneInWithoutSpeed = 10;

/** What chooses the sample, so that a commit's runs are all the same and every test is run again and again. */
function seed(): string {
  process.env.TEST_SEED ??=
    spawnSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).stdout.trim() || 'no commit';
  return process.env.TEST_SEED;
}

function hashOf(text: string): number {
  return createHash('sha256').update(`${seed()} ${text}`).digest().readUInt32BE(0);
}

/** Whether a run has this test of the outer ring. */
export function isDue(title: string): boolean {
  const {TEST_RING: ring} = process.env;
  return ring === 'all' || (ring !== 'first' && hashOf(title) % oneIn === 0);
}

/** Whether a run over the build without the speed code has this test. */
export function isDueWithoutSpeed(title: string, isOuter: boolean): boolean {
  const {TEST_RING: ring} = process.env;
  return (
    ring === 'all' || (!isOuter && (ring === 'first' || hashOf(title) % oneInWithoutSpeed === 0))
  );
}

/** What a test of the first ring looks at where the outer ring looks at all of it: so many of the items, in their order. */
export function sampleOf<Item>(items: readonly Item[], count: number): Item[] {
  if (process.env.TEST_RING === 'all') {
    return [...items];
  }
  const ranks = items.map((item) => hashOf(JSON.stringify(item)));
  const chosen = new Set(ranks.toSorted((a, b) => a - b).slice(0, count));
  return items.filter((_, index) => chosen.has(ranks[index] ?? NaN));
}
