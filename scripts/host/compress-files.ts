import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {writeAtomically} from '@markdown-zh/build-tools/write-file';
import {brotliOptions} from './compressed-size';

/** Files that hosts compress. Pictures and fonts are already compressed. */
export const isText = /\.(?:html|js|mjs|css|json|svg|xml|txt|md|wasm|webmanifest)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `FILE.br` and `FILE.gz` for each text file of a folder.
 *
 * @param effort `best` for publishing (Brotli 11, gzip 9), `least` for tests of the format
 * @returns the number of compressed files
 */
export async function compressFiles(folder: string, effort: 'best' | 'least'): Promise<number> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const isBest = effort === 'best';
      const options = isBest
        ? brotliOptions(content)
        : {params: {[constants.BROTLI_PARAM_QUALITY]: 1}};
      // A server would send half of a file that was cut off.
      writeAtomically(`${file}.br`, await brotli(content, options));
      writeAtomically(`${file}.gz`, await zip(content, {level: isBest ? 9 : 1}));
    }),
  );
  return files.length;
}
