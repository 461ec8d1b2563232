import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** What earlier builds made, a file each, under names that stand for everything it was made from. */
export interface KeptFiles {
  read: (key: string) => Promise<Uint8Array | undefined>;
  write: (key: string, content: Uint8Array | string) => Promise<void>;
  /** Removes what this build neither read nor wrote. */
  sweep: () => Promise<void>;
}

/**
 * The name of what is made from `ingredients`: the same for the same, another for any other. Parts
 * are told apart by their lengths, so that no two lists run together.
 */
export function keyOf(ingredients: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of ingredients) {
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex');
}

/** Those in a folder, which need not exist. Their names end with `extension`, which has its dot. */
export function keptFiles(folder: string, extension: string): KeptFiles {
  const used = new Set<string>();
  const fileOf = (key: string) => {
    used.add(key + extension);
    return join(folder, key + extension);
  };
  return {
    read: (key) => readFile(fileOf(key)).catch(() => undefined),
    // Another build may read it meanwhile: it finds all of the file, or none.
    write: async (key, content) => {
      const file = fileOf(key);
      const unfinished = `${file}.${process.pid}`;
      await mkdir(folder, {recursive: true});
      await writeFile(unfinished, content);
      await rename(unfinished, file);
    },
    sweep: async () => {
      const files = await readdir(folder).catch(() => []);
      await Promise.all(
        files
          .filter((file) => file.endsWith(extension) && !used.has(file))
          .map((file) => rm(join(folder, file), {force: true})),
      );
    },
  };
}
