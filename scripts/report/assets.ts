import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {isText} from '../host/compression';

/** A file, by its path below the given folder, and its size. */
export interface Asset {
  readonly file: string;
  readonly bytes: number;
}

const isPicture = /\.(?:png|webp|avif|jpe?g|gif|svg|ico)$/i;

/** The folders with pictures of this site. */
const pictureFolders = ['docs', 'blog', 'icms', 'src', 'static'];

/** The largest source pictures below `root`, the largest first. */
export function largestPictures(root: string, most: number): Asset[] {
  const files = pictureFolders.flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  return largest(
    files
      .filter((file) => isPicture.test(file))
      .map((file) => ({file, bytes: readFileSync(join(root, file)).length})),
    most,
  );
}

/** Levels of Brotli: a fast one, which compresses a whole build in a second, and one near the best, which takes ten times as long. */
const levels = {quick: 1, good: 9} as const;

/**
 * The largest built files by their size on the network, the largest first: text after Brotli 9, other files unchanged. A fast level selects
 * them.
 */
export function largestBuilt(folder: string, most: number): Asset[] {
  const weigh = (file: string, level: number) => ({file, bytes: sizeOf(join(folder, file), level)});
  const files = listFiles(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
  const chosen = largest(
    files.map((file) => weigh(file, levels.quick)),
    most,
  );
  return largest(
    chosen.map(({file}) => weigh(file, levels.good)),
    most,
  );
}

/** The size of a file on the network. */
function sizeOf(path: string, level: number): number {
  const content = readFileSync(path);
  const params = {[constants.BROTLI_PARAM_QUALITY]: level};
  return isText.test(path) ? brotliCompressSync(content, {params}).length : content.length;
}

function largest(assets: readonly Asset[], most: number): Asset[] {
  return assets.toSorted((a, b) => b.bytes - a.bytes || (a.file < b.file ? -1 : 1)).slice(0, most);
}

/** All files below a folder, with forward slashes; none where there is no such folder. */
function listFiles(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
    : [];
}
