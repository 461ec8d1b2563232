import {dataFile, readData, writeData} from './data-file.ts';
import {fingerprintOf} from './project-files.ts';

/**
 * Caches data that depends on the project's code and packages alone, in one file in `node_modules/.cache/data`.
 *
 * @param make computes the data, which must be JSON, when code or packages have changed
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
