import {cpSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import {compressFiles} from '../../../scripts/host/compression';
import {serveFolder} from '../../../scripts/host/static-server';
import {UsageError} from './benchmark';
import {atEnd, temporaryFolder} from './cleanup';

/** Seconds for which GitHub Pages, the most common static host, lets a browser cache a file. */
const maxAge = 600;

/** Serves a folder until the end, as a plain static host does. Returns its address, with a slash at the end. */
export async function serve(folder: string): Promise<string> {
  const {address, close} = await serveFolder(folder);
  atEnd(close);
  return address;
}

/** Serves a copy of a folder with precompressed files (Brotli 11 and gzip 9) and a cache lifetime. Returns its address, as `serve`. */
export async function serveCompressed(folder: string): Promise<string> {
  const copy = temporaryFolder();
  cpSync(folder, copy, {recursive: true});
  await compressFiles(copy, 'best');
  const {address, close} = await serveFolder(copy, {brotli: true, gzip: true, maxAge});
  atEnd(close);
  return address;
}

/** The folder of the built site, as an argument of a command. */
export const builtSite = {default: 'build', help: 'the built site'};

/** Throws a `UsageError` if the folder has no built site. */
export function requireSite(folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new UsageError(`There is no site in ${folder}/. Build it first: npm run build`);
  }
}
