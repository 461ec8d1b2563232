import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {threadId} from 'node:worker_threads';

/** The two steps of a write that a disk can refuse. Tests pass a disk that fails. */
export interface Disk {
  readonly write: (file: number, content: Uint8Array | string) => void;
  readonly move: (from: string, to: string) => void;
}

const disk: Disk = {write: writeFileSync, move: renameSync};

interface Options {
  /** The file to replace: its mode and owner stay. */
  readonly old?: Stats | undefined;
  /** Waits until the disk has the content, so that not even a power cut leaves half of it. */
  readonly isDurable?: boolean;
  /** Runs directly before the file takes its place. Throws if it must not. */
  readonly check?: () => void;
  readonly disk?: Disk | undefined;
}

/**
 * Writes a file so that other builds, threads and readers see the old file or the whole new one. After an error the old file is as it
 * was, and the temporary one is gone.
 */
export function writeAtomically(
  path: string,
  content: Uint8Array | string,
  {old, isDurable = false, check, disk: {write, move} = disk}: Options = {},
): void {
  // Short, because a name in Chinese may already have the 255 bytes that a name can have.
  const temporary = join(dirname(path), `.write-${process.pid}-${threadId}.tmp`);
  rmSync(temporary, {force: true}); // of a process with this number that was killed
  const file = openSync(temporary, 'wx');
  try {
    try {
      write(file, content);
      if (old !== undefined) {
        keepOwner(file, old);
        fchmodSync(file, old.mode);
      }
      if (isDurable) {
        fsyncSync(file);
      }
    } finally {
      closeSync(file);
    }
    check?.();
    move(temporary, path);
  } catch (error) {
    rmSync(temporary, {force: true});
    throw error;
  }
}

/** The owner stays where root writes a file of another account, as in a container. */
function keepOwner(file: number, {uid, gid}: Stats): void {
  if (process.getuid?.() === 0) {
    fchownSync(file, uid, gid);
  }
}
