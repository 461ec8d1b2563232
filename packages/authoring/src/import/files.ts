import {readFileSync, realpathSync, statSync} from 'node:fs';
import {posix, relative, resolve, sep} from 'node:path';
import {imageSize} from 'image-size';
import {cleanSvg} from './clean-svg.ts';
import {decode} from './decode.ts';

/** Limits of files. Cloudflare Pages takes no larger ones: https://developers.cloudflare.com/pages/platform/limits/#file-size */
export const mostBytes = {text: 5 * 2 ** 20, file: 25 * 2 ** 20} as const;

/**
 * Endings of files that browsers show as a picture or as plain text, play, or save. A site serves its files from its own origin, so every
 * other file could be a document that runs there, such as HTML or XML.
 */
const copied = new Set(
  (
    'avif bmp gif ico jpeg jpg png svg tif tiff webp aac flac m4a mp3 mp4 mov ogg opus wav webm 7z bz2 gz rar tar tgz xz zip doc docx epub ' +
    'key numbers odp ods odt pages pdf ppt pptx rtf xls xlsx asc bat bin blf c cfg conf cpp csv dbc diff dxf go h hex hpp ini ino ipynb java ' +
    'json log lua patch pcap pcapng py rs sh sql srt step stl toml ttf tsv txt vtt woff woff2 yaml yml'
  ).split(' '),
);

/** A file to copy, or why a path is none. A path that no file can have is missing. */
export type FileKind =
  | {
      readonly kind: 'file';
      /** Of its name, with a dot. */
      readonly ending: string;
      /** The text to write instead of its bytes, and what is no longer in it. */
      readonly cleaned?: {readonly text: string; readonly removed: readonly string[]};
    }
  | {readonly kind: 'folder' | 'outside' | 'special' | 'large' | 'kind' | 'svg' | 'missing'};

/** Returns a function that looks files up below a folder, each once. */
export function createFileReader(root: string): (path: string) => FileKind {
  const known = new Map<string, FileKind>();
  return (path) => {
    const found = known.get(path) ?? readFile(root, path);
    known.set(path, found);
    return found;
  };
}

function readFile(root: string, path: string): FileKind {
  const place = lookUp(root, path);
  if (place !== 'file') {
    return {kind: place ?? 'missing'};
  }
  const file = resolve(root, path);
  const {size} = statSync(file);
  if (size > mostBytes.file) {
    return {kind: 'large'};
  }
  const {ext} = posix.parse(path);
  const ending = /^\.[a-z\d]{1,5}$/i.test(ext)
    ? ext.toLowerCase()
    : `.${pictureType(file) ?? 'unknown'}`;
  if (!copied.has(ending.slice(1))) {
    return {kind: 'kind'};
  }
  if (ending !== '.svg') {
    return {kind: 'file', ending};
  }
  const cleaned = cleanSvg(readText(file) ?? '');
  return cleaned ? {kind: 'file', ending, cleaned} : {kind: 'svg'};
}

/**
 * Looks a path up without opening it, because a pipe or a device may never end.
 *
 * @returns `outside` for a path that leads out of the folder, also by a symbolic link; undefined if there is no such file
 */
export function lookUp(
  root: string,
  path: string,
): 'file' | 'folder' | 'outside' | 'special' | undefined {
  try {
    const real = realpathSync(resolve(root, path));
    const way = relative(root, real);
    if (way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way) {
      return 'outside';
    }
    const found = statSync(real);
    return found.isDirectory() ? 'folder' : found.isFile() ? 'file' : 'special';
  } catch {
    return undefined;
  }
}

/** The text of a regular file; undefined for one that is too large, is not text, or cannot be read. */
export function readText(file: string): string | undefined {
  try {
    return statSync(file).size > mostBytes.text ? undefined : decode(readFileSync(file))?.text;
  } catch {
    return undefined;
  }
}

function pictureType(file: string): string | undefined {
  try {
    return imageSize(readFileSync(file)).type;
  } catch {
    return undefined;
  }
}
