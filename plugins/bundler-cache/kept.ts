import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fingerprintOf} from './project-files';

/**
 * Data that follows from the project's code and packages alone: what an earlier run made of the same is taken, anything else
 * made anew. One file by name is kept, in `node_modules/.cache/data`.
 *
 * @param make the same project gives the same data, which JSON can hold
 */
export function kept<Data>(siteDir: string, name: string, make: () => Data): Data {
  const folder = join(siteDir, 'node_modules/.cache/data');
  const file = join(folder, `${name}.json`);
  const fingerprint = fingerprintOf(siteDir, [name]);
  const known = read<Data>(file);
  if (known?.fingerprint === fingerprint) {
    return known.data;
  }
  const data = make();
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(folder, {recursive: true});
  writeFileSync(unfinished, JSON.stringify({fingerprint, data}));
  renameSync(unfinished, file); // another build may read it meanwhile
  return data;
}

interface Kept<Data> {
  readonly fingerprint: string;
  readonly data: Data;
}

function read<Data>(file: string): Kept<Data> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept<Data>;
  } catch {
    return undefined;
  }
}
