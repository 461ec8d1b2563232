import {mkdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {writeWhole} from './write-whole.ts';

/** Where data of this name is kept between builds. */
export function dataFile(siteDir: string, name: string): string {
  return join(siteDir, 'node_modules/.cache/data', `${name}.json`);
}

/** What a file holds under this fingerprint; undefined where it holds another one, or cannot be read. */
export function readData(file: string, fingerprint: string): unknown {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {fingerprint: string; data: unknown};
    return kept.fingerprint === fingerprint ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

/** Writes what `readData` reads. */
export function writeData(file: string, fingerprint: string, data: unknown): void {
  mkdirSync(dirname(file), {recursive: true});
  writeWhole(file, JSON.stringify({fingerprint, data}));
}
