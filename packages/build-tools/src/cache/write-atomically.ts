import {renameSync, writeFileSync} from 'node:fs';
import {threadId} from 'node:worker_threads';

/** Writes a file so that other builds and threads never see half of it. */
export function writeAtomically(file: string, content: Uint8Array | string): void {
  const temporary = `${file}.${process.pid}-${threadId}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
