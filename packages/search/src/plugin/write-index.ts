import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {IndexFiles} from '../index/types.ts';

/** Writes an index into its own folder, and removes the previous content. */
export function writeIndex(folder: string, files: IndexFiles): void {
  rmSync(folder, {recursive: true, force: true});
  for (const [name, text] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
  }
}
