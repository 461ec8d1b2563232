import {createHash} from 'node:crypto';
import {dataFile, readData, writeData} from './data-file.ts';
import {fingerprintOf} from './project-files.ts';

/** What is made of single inputs, of which a site has many. */
export interface ValueCache<Data> {
  /** What an earlier build made of the same input, or what is made now. JSON can hold it. */
  readonly getOrCreate: (input: readonly string[], make: () => Data) => Data;
  /** Keeps for the next build what was asked for, and nothing else. */
  readonly close: () => void;
}

/** Makes everything anew. */
export const noCache = {getOrCreate: <Data>(_input: readonly string[], make: () => Data) => make()};

/**
 * Opens what earlier builds made of single inputs, with the same code and packages. One file by name is cached, in
 * `node_modules/.cache/data`. The input of an entry has to be all that it depends on, besides the project's code and packages.
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
