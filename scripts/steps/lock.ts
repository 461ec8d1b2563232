import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

interface Holder {
  readonly pid: number;
  readonly since: string;
}

/**
 * Takes a folder's lock, so that two runs do not write the same builds and reports. Takes over a lock whose process is gone.
 *
 * @returns releases the lock
 * @throws {Error} when another run holds it
 */
export function takeLock(file: string): () => void {
  const holder = readHolder(file);
  if (holder && holder.pid !== process.pid && isAlive(holder.pid)) {
    throw new Error(
      `Another run (process ${holder.pid}) has used this folder since ${holder.since}. Wait for it, stop it, or use another clone.`,
    );
  }
  mkdirSync(dirname(file), {recursive: true});
  rmSync(file, {force: true});
  // Of two simultaneous runs, the second one fails because the file exists.
  writeFileSync(file, JSON.stringify({pid: process.pid, since: new Date().toISOString()}), {
    flag: 'wx',
  });
  return () => {
    rmSync(file, {force: true});
  };
}

function readHolder(file: string): Holder | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Holder) : undefined;
  } catch {
    return undefined; // half-written
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
