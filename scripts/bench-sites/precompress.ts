import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {compressFiles} from '../host/compress-files';
import {serveFolder, type Served} from '../serve-folder';

/** Seconds for which GitHub Pages, the most common static host, lets a browser cache a file. */
const maxAge = 600;

/** Serves a copy of a built site with precompressed files (Brotli 11 and gzip 9) and a cache lifetime. */
export async function serveCompressed(folder: string): Promise<Served> {
  const copy = mkdtempSync(join(tmpdir(), 'compressed-'));
  cpSync(folder, copy, {recursive: true});
  await compressFiles(copy, 'best');
  const served = await serveFolder(copy, {brotli: true, gzip: true, maxAge});
  return {
    ...served,
    close: () => {
      served.close();
      rmSync(copy, {recursive: true});
    },
  };
}
