import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fingerprintOf} from './project-files.ts';
import {writeAtomically} from './write-atomically.ts';

/** A cache of many values, each computed from one input. */
export interface ValueCache<Data> {
  /** The cached value of the same input, or a new one. Values are JSON. */
  readonly getOrCreate: (input: readonly string[], make: () => Data) => Data;
  /** Writes the values that this build used, and drops all others. */
  readonly close: () => void;
}

/** A cache that stores no value, and computes each. */
export const noCache = {getOrCreate: <Data>(_input: readonly string[], make: () => Data) => make()};

/**
 * Opens the values that earlier builds computed with the same code and packages. They are one file in `node_modules/.cache/data`.
 * Apart from the project's code and packages, a value must depend on its input alone.
 */
export function openValueCache<Data>(siteDir: string, name: string): ValueCache<Data> {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
    return {...noCache, close: () => undefined};
  }
  const file = dataFile(siteDir, name);
  const fingerprint = fingerprintOf(siteDir, [name]);
  const known = (readData(file, fingerprint) ?? {}) as Readonly<Record<string, Data>>;
  const used: Record<string, Data> = {};
  return {
    getOrCreate: (input, make) => {
      const key = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
      return (used[key] ??= Object.hasOwn(known, key) ? (known[key] as Data) : make());
    },
    close: () => {
      writeData(file, fingerprint, used);
    },
  };
}

/** The cache file of this name. */
function dataFile(siteDir: string, name: string): string {
  return join(siteDir, 'node_modules/.cache/data', `${name}.json`);
}

/** The data of a file; undefined when its fingerprint differs, or the file cannot be read. */
function readData(file: string, fingerprint: string): unknown {
  try {
    const cached = JSON.parse(readFileSync(file, 'utf8')) as {fingerprint: string; data: unknown};
    return cached.fingerprint === fingerprint ? cached.data : undefined;
  } catch {
    return undefined;
  }
}

/** Writes data for `readData`. */
function writeData(file: string, fingerprint: string, data: unknown): void {
  mkdirSync(dirname(file), {recursive: true});
  writeAtomically(file, JSON.stringify({fingerprint, data}));
}
