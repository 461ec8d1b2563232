import {cpSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';
import {brotliOptions} from '../bench-search/measures/compressed';
import {serveFolder, type Served} from '../serve-folder';

/** Files that hosts compress; pictures and fonts are compressed by themselves. */
const isText = /\.(?:html|js|mjs|css|json|svg|xml|txt|md|wasm)$/;

/** Seconds for which GitHub Pages, the commonest static host, lets a browser keep a file. */
const maxAge = 600;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Serves a copy of a built site as a good host does: compressed beforehand (Brotli 11 and gzip 9), to be kept a while. */
export async function serveCompressed(folder: string): Promise<Served> {
  const copy = mkdtempSync(join(tmpdir(), 'compressed-'));
  cpSync(folder, copy, {recursive: true});
  const files = readdirSync(copy, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
  const served = await serveFolder(copy, {brotli: true, gzip: true, maxAge});
  return {
    ...served,
    close: () => {
      served.close();
      rmSync(copy, {recursive: true});
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await brotli(content, brotliOptions(content)));
  await writeFile(`${file}.gz`, await zip(content, {level: 9}));
}
