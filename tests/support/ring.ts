import {createHash} from 'node:crypto';
import {spawnSync} from 'node:child_process';

/**
 * The two rings of tests. The first one proves every row of the contract at each change. The outer one guards against the outside
 * world and against what changes rarely; `npm run test:all` runs all of it (`TEST_RING=all`), every other run a sample.
 */
export const outer = '@outer';

/** Of so many tests of the outer ring a run has one. */
const oneIn = 12;

/** What chooses the sample, so that a commit's runs are all the same and every test is run again and again. */
function seed(): string {
  process.env.TEST_SEED ??=
    spawnSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).stdout.trim() || 'no commit';
  return process.env.TEST_SEED;
}

/** Whether a run has this test of the outer ring. */
export function isDue(title: string): boolean {
  if (process.env.TEST_RING === 'all') {
    return true;
  }
  const hash = createHash('sha256').update(`${seed()} ${title}`).digest();
  return hash.readUInt32BE(0) % oneIn === 0;
}
