import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {writeAtomically} from './write-atomically.ts';

/**
 * What earlier builds made, a file each, under names that stand for everything it was made from. Files are read and written at
 * once: where threads have all processors, waiting for each of a thousand files costs more than the files do.
 */
export interface FileCache {
  read: (key: string) => Uint8Array | undefined;
  write: (key: string, content: Uint8Array | string) => void;
  /** Removes what this build neither read nor wrote. */
  sweep: () => void;
}

/**
 * The name of what is made from `parts`: the same for the same, another for any other. Parts
 * are told apart by their lengths, so that no two lists run together.
 */
export function cacheKey(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex');
}

/** Those in a folder, which is made where there is none. Their names end with `extension`, which has its dot. */
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
        const content = readFileSync(fileOf(key));
        // A machine that lost its power may have left a file's name without its content.
        return content.length > 0 ? content : undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, content) => {
      writeAtomically(fileOf(key), content);
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
