import {decodedPath} from './addresses';

/*
 * The files that a build has written, as one string for its worker. Each file has a record of 12 characters: 4 of the hash of its path, and 8 of the
 * hash of its content, in Base64. A list of paths would be larger, and would name files that no page links to.
 *
 * 48 bits of SHA-256 are enough against faults of a host. A host that wants to deceive readers sends another worker.
 */
const pathLength = 4;
const contentLength = 8;

/** Whether a content is that of the build's file at a path; undefined if the build has no such file. */
export type Digests = (path: string, hash: string) => Promise<boolean | undefined>;

/** The hash by which a stored or received file is compared with the one that the build wrote. */
export async function contentHash(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return (await base64Hash(content)).slice(0, contentLength);
}

/**
 * @param path of the file's address, with the base URL, encoded or not
 * @param hash its {@link contentHash}
 */
export async function recordOf(path: string, hash: string): Promise<string> {
  return (await pathHash(path)) + hash;
}

/** @param records of all built files, without separators */
export function readRecords(records: string): Digests {
  const known = new Set(records.match(/.{12}/gs));
  const paths = new Set([...known].map((record) => record.slice(0, pathLength)));
  return async (path, hash) => {
    const key = await pathHash(path);
    return paths.has(key) ? known.has(key + hash) : undefined;
  };
}

async function pathHash(path: string): Promise<string> {
  const bytes = new TextEncoder().encode(decodedPath(path));
  return (await base64Hash(bytes)).slice(0, pathLength);
}

async function base64Hash(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...hash));
}
