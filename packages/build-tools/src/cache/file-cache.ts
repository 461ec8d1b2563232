import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {withChecksum, withoutChecksum} from './checksum.ts';
import {writeAtomically} from './write-atomically.ts';

/**
 * A cache of files between builds; see {@link cacheKey} for their names. Reads and writes are synchronous: when threads use all
 * processors, awaiting a thousand files takes longer than reading them.
 */
export interface FileCache {
  /** Undefined if the file is missing, or is not as it was written: compute its content again. */
  read: (key: string) => Uint8Array | undefined;
  write: (key: string, content: Uint8Array | string) => void;
  /** Removes the files that this build neither read nor wrote. */
  sweep: () => void;
}

/**
 * A hash of all inputs of a result. It includes the length of each part, so `['ab']` and `['a', 'b']` differ.
 */
export function cacheKey(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex');
}

/** Opens a cache folder, and creates it if it is missing. `extension` begins with its dot. */
export function openFileCache(folder: string, extension: string): FileCache {
  const used = new Set<string>();
  mkdirSync(folder, {recursive: true});
  const fileOf = (key: string) => {
    used.add(key + extension);
    return join(folder, key + extension);
  };
  return {
    read: (key) => {
      try {
        return withoutChecksum(readFileSync(fileOf(key)), key);
      } catch {
        return undefined;
      }
    },
    write: (key, content) => {
      writeAtomically(fileOf(key), withChecksum(content, key));
    },
    sweep: () => {
      for (const file of readdirSync(folder)) {
        if (file.endsWith(extension) && !used.has(file)) {
          rmSync(join(folder, file), {force: true});
        }
      }
    },
  };
}
