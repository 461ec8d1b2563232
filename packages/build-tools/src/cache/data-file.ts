import {mkdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {writeAtomically} from './write-atomically.ts';

/** The cache file of this name. */
export function dataFile(siteDir: string, name: string): string {
  return join(siteDir, 'node_modules/.cache/data', `${name}.json`);
}

/** The data of a file; undefined when its fingerprint differs, or the file cannot be read. */
export function readData(file: string, fingerprint: string): unknown {
  try {
    const cached = JSON.parse(readFileSync(file, 'utf8')) as {fingerprint: string; data: unknown};
    return cached.fingerprint === fingerprint ? cached.data : undefined;
  } catch {
    return undefined;
  }
}

/** Writes data for `readData`. */
export function writeData(file: string, fingerprint: string, data: unknown): void {
  mkdirSync(dirname(file), {recursive: true});
  writeAtomically(file, JSON.stringify({fingerprint, data}));
}
