import {dataFile, readData, writeData} from './data-file.ts';
import {fingerprintOf} from './project-files.ts';

/**
 * Data that follows from the project's code and packages alone: what an earlier run made of the same is taken, anything else
 * made anew. One file by name is cached, in `node_modules/.cache/data`.
 *
 * @param make the same project gives the same data, which JSON can hold
 */
export async function cached<Data>(
  siteDir: string,
  name: string,
  make: () => Data | Promise<Data>,
): Promise<Data> {
  const file = dataFile(siteDir, name);
  const fingerprint = fingerprintOf(siteDir, [name]);
  const known = readData(file, fingerprint) as Data | undefined;
  if (known !== undefined) {
    return known;
  }
  const data = await make();
  writeData(file, fingerprint, data);
  return data;
}
