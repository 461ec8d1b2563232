import {createHash} from 'node:crypto';
import {dataFile, readData, writeData} from './data-file.ts';
import {fingerprintOf} from './project-files.ts';

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
