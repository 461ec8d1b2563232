import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {IndexFiles} from '../../src/lib/search/types';

/** Writes an index into a folder of its own, in place of what was there. */
export async function writeIndex(folder: string, files: IndexFiles): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  for (const [name, text] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, text);
  }
}
