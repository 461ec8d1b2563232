import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {type ArticleState, articleStates} from '@markdown-zh/build-cache';

/** A folder for what a build keeps for the next one of the same fingerprint. */
export interface OpenStore {
  readonly folder: string;
  /** Says that the build came to its end. What a build leaves that did not is thrown away. */
  readonly close: () => void;
}

type States = Readonly<Record<string, ArticleState>>;

/** How many fingerprints are kept, the ones used last: those of `npm test`, and of `npm run build`. */
const maxStores = 4;

const manifest = 'complete.json';
const lock = 'in-use';

/**
 * Opens the store of a fingerprint below `root`. It is empty unless the last build that had it open came to its end, all
 * articles had then been compiled as they were, and each of them that was changed since has another time of change.
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
  const known = readManifest(folder);
  rmSync(join(folder, manifest), {force: true});
  if (!known || hidesChange(known, states)) {
    for (const name of readdirSync(folder).filter((entry) => entry !== lock)) {
      rmSync(join(folder, name), {recursive: true, force: true});
    }
  }
  sweep(root, fingerprint);
  return {
    folder,
    close: () => {
      const now = articleStates(siteDir);
      if (JSON.stringify(now) === JSON.stringify(states)) {
        const unfinished = join(folder, `${manifest}.new`);
        writeFileSync(unfinished, JSON.stringify(now));
        renameSync(unfinished, join(folder, manifest));
      }
      rmSync(join(folder, lock), {force: true});
    },
  };
}

/** Whether an article was changed in a way that its time of change does not show. */
function hidesChange(before: States, now: States): boolean {
  return Object.entries(now).some(([file, {hash, modified}]) => {
    const known = before[file];
    return known !== undefined && known.hash !== hash && known.modified === modified;
  });
}

/** Makes a file with the number of this process; false where that of a living one is there. */
function take(file: string): boolean {
  if (isTaken(file)) {
    return false;
  }
  rmSync(file, {force: true});
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch {
    return false; // another build was quicker
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

function readManifest(folder: string): States | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as States;
  } catch {
    return undefined;
  }
}

/** Removes the stores used least lately, and those that a build left unfinished. */
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
