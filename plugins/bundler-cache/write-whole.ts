import {renameSync, writeFileSync} from 'node:fs';

/** Writes a file that another build may read meanwhile: it finds all of the file, or none. */
export function writeWhole(file: string, content: Uint8Array | string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
