import {renameSync, writeFileSync} from 'node:fs';
import {threadId} from 'node:worker_threads';

/** Writes a file that another build, or another thread, may read or write meanwhile: it finds all of the file, or none. */
export function writeAtomically(file: string, content: Uint8Array | string): void {
  const temporary = `${file}.${process.pid}-${threadId}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
