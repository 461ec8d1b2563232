import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, brotliCompressSync, constants, gzip, type BrotliOptions} from 'node:zlib';
import {writeAtomically} from '@markdown-zh/build-tools/write-file';

/** Files that hosts compress. Pictures and fonts are already compressed. */
export const isText = /\.(?:html|js|mjs|css|json|svg|xml|txt|md|wasm|webmanifest)$/;

/** Larger files take minutes at level 11, and save little against level 9. */
const mostBytes = 2_000_000;

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

/** Bytes by Brotli at level 11, or 9 for more than two million. */
export function compressedSize(content: Uint8Array): number {
  return brotliCompressSync(content, brotliOptions(content)).length;
}

/** Options of Brotli for this content: level 11, or 9 for more than two million bytes. */
function brotliOptions({length}: Uint8Array): BrotliOptions {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: length > mostBytes ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
  return {params};
}
