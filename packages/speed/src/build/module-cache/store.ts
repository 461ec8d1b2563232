import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type ArticleState, articleStates, readData, writeData} from '@markdown-zh/build-tools/cache';

/** A folder for data that a build keeps for the next one with the same fingerprint. */
export interface OpenStore {
  readonly folder: string;
  /** Marks the data as complete, unless an article has changed since the store was opened. Incomplete data is deleted. */
  readonly complete: () => void;
  /** Marks the data as incomplete. */
  readonly discard: () => void;
  /** Lets other processes open the store. */
  readonly close: () => void;
}

type States = Readonly<Record<string, ArticleState>>;

/** The limit of kept fingerprints, by last use: those of `npm test`, `npm run build` and `npm start`. */
const maxStores = 5;

const manifest = 'complete.json';
const lock = 'in-use';

/**
 * Opens the store of a fingerprint below `root`. It is empty unless the last build with it completed and no article changed
 * during it. It is also emptied if an article has changed since, but not its modification time.
 *
 * @returns undefined while another build has it open
 */
export function openStore(
  root: string,
  fingerprint: string,
  siteDir: string,
): OpenStore | undefined {
  const folder = join(root, fingerprint);
  mkdirSync(folder, {recursive: true});
  if (!take(join(folder, lock))) {
    return undefined;
  }
  const states = articleStates(siteDir);
  const known = readData(join(folder, manifest), fingerprint) as States | undefined;
  rmSync(join(folder, manifest), {force: true});
  if (!known || hidesChange(known, states)) {
    for (const name of readdirSync(folder).filter((entry) => entry !== lock)) {
      rmSync(join(folder, name), {recursive: true, force: true});
    }
  }
  sweep(root, fingerprint);
  return {
    folder,
    complete: () => {
      const now = articleStates(siteDir);
      if (JSON.stringify(now) === JSON.stringify(states)) {
        writeData(join(folder, manifest), fingerprint, now);
      }
    },
    discard: () => {
      rmSync(join(folder, manifest), {force: true});
    },
    close: () => {
      rmSync(join(folder, lock), {force: true});
    },
  };
}

/** Whether an article has changed without a new modification time. */
function hidesChange(before: States, now: States): boolean {
  return Object.entries(now).some(([file, {hash, modified}]) => {
    const known = before[file];
    return known !== undefined && known.hash !== hash && known.modified === modified;
  });
}

/** Creates a lock file with this process's id; false if a running process holds the lock. */
function take(file: string): boolean {
  if (isTaken(file)) {
    return false;
  }
  rmSync(file, {force: true});
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch {
    return false; // another build took the lock first
  }
}

function isTaken(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')) || 0x7fffffff, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the least recently used stores, and incomplete ones. */
function sweep(root: string, own: string): void {
  const others = readdirSync(root)
    .filter((name) => name !== own && !isTaken(join(root, name, lock)))
    .map((name) => ({name, used: usedAt(join(root, name, manifest))}))
    .sort((a, b) => b.used - a.used);
  for (const [index, {name, used}] of others.entries()) {
    if (used === 0 || index >= maxStores - 1) {
      rmSync(join(root, name), {recursive: true, force: true});
    }
  }
}

function usedAt(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}
