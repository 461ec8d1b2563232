import {mkdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {withChecksum, withoutChecksum} from './checksum.ts';
import {writeAtomically} from './write-atomically.ts';

/** The cache file of this name. */
export function dataFile(siteDir: string, name: string): string {
  return join(siteDir, 'node_modules/.cache/data', `${name}.json`);
}

/** The data of a file; undefined when its fingerprint differs, or the file cannot be read, or has been changed. */
export function readData(file: string, fingerprint: string): unknown {
  try {
    const content = withoutChecksum(readFileSync(file), fingerprint);
    return content && (JSON.parse(Buffer.from(content).toString()) as unknown);
  } catch {
    return undefined;
  }
}

/** Writes data for `readData`. */
export function writeData(file: string, fingerprint: string, data: unknown): void {
  mkdirSync(dirname(file), {recursive: true});
  writeAtomically(file, withChecksum(JSON.stringify(data), fingerprint));
}
