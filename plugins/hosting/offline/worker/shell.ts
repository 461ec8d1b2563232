/// <reference lib="webworker" />
import {offlinePath} from '../../../../site/offline';
import {filesNamedIn, kindOf, pageKey} from '../shared/addresses';
import {noteAnswer} from './network';
import {baseUrl, names} from './scope';
import {hashedCopy, otherCopy, storedIn} from './trust';

declare const self: ServiceWorkerGlobalScope;

/**
 * The id of this build. Because it is in the worker's text, each build has another worker, which stores the page again. In the address it
 * passes caches between the host and the reader, which may still have the page of an earlier build.
 */
declare const BUILD: string;

const page = self.location.origin + baseUrl + offlinePath;

/**
 * Stores the offline page, after its files.
 *
 * @throws {Error} when the host answers with anything but the files of this build: the earlier worker stays
 */
export async function storeShell(): Promise<void> {
  const response = await fetch(`${page}?build=${encodeURIComponent(BUILD)}`, {cache: 'no-cache'});
  const copy = await otherCopy(response.clone(), page);
  if (!copy) {
    throw new Error(`${page} is not a page of this site: status ${response.status}`);
  }
  noteAnswer();
  const shell = await caches.open(names.shell);
  for (const path of filesNamedIn(await response.text(), baseUrl)) {
    const file = self.location.origin + path;
    if (!(await storedIn(file, [names.shell]))) {
      await storeFile(shell, file, kindOf(path, baseUrl) === 'hashed' ? hashedCopy : otherCopy);
    }
  }
  await shell.put(pageKey(page, baseUrl), copy);
}

/** Stores the offline page again if somebody has deleted it. */
export async function keepShell(): Promise<void> {
  if (!(await storedIn(pageKey(page, baseUrl), [names.shell], true))) {
    await storeShell().catch(() => undefined); // no network, or another build: a later visit tries again
  }
}

async function storeFile(shell: Cache, file: string, copyOf: typeof hashedCopy): Promise<void> {
  const copy = await copyOf(await fetch(file), file);
  if (!copy) {
    throw new Error(`${file} is not the file of this build.`);
  }
  await shell.put(file, copy);
}

/** Deletes the offline page's files of earlier builds. */
export async function deleteOldShells(): Promise<void> {
  const shell = await caches.open(names.shell);
  const stored = await shell.match(pageKey(page, baseUrl));
  const named = stored ? filesNamedIn(await stored.text(), baseUrl) : [];
  const needed = new Set([...named, baseUrl + offlinePath]);
  for (const {url} of await shell.keys()) {
    if (!needed.has(new URL(url).pathname)) {
      await shell.delete(url);
    }
  }
}
