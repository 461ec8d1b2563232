import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';

/** The hash in the name of a built file, which changes with the file. */
const hashInName = /[.-]([0-9a-f]{8,32})\.\w+$/;

/** The built files by path, each with a digest of its content. Hashes in names are ignored, in paths and in contents. */
export interface BuiltFiles {
  /** The digest of a file; undefined if there is none. */
  readonly digest: (path: string) => string | undefined;
  /** A path without the hash in its name. */
  readonly withoutHash: (path: string) => string;
}

/**
 * Reads a build. A script that changes gets another name, which changes the list of scripts in every page. Without the hashes in names,
 * only the files that a change is about differ.
 */
export function readBuiltFiles(folder: string): BuiltFiles {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const hashes = new Set(files.flatMap((file) => hashInName.exec(file)?.[1] ?? []));
  const withoutHash = (text: string) =>
    text.replaceAll(/[0-9a-f]{8,32}/g, (word) => (hashes.has(word) ? '*' : word));
  const digests = new Map<string, string>();
  for (const file of files) {
    const content = withoutHash(readFileSync(join(folder, file), 'latin1'));
    const path = withoutHash(file);
    // Files whose names differ in the hash alone count together.
    const before = digests.get(path) ?? '';
    digests.set(path, createHash('sha256').update(before).update(content).digest('base64'));
  }
  return {digest: (path) => digests.get(path), withoutHash};
}

/** The files from which a host may answer a request: the path itself, the path with an ending, or the not-found page. */
export function candidates(url: string): string[] {
  const encoded = url.replace(/[?#].*/, '');
  const path = decode(encoded);
  const folder = path === '' || path.endsWith('/') ? path : `${path}/`;
  return [
    ...(path === folder ? [] : [path, `${path}.html`]),
    `${folder}index.html`,
    '404.html',
    '_headers',
  ];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // tests send addresses that are none
  }
}
