/// <reference lib="webworker" />
import {filesNamedIn, isPrivate, kindOf, pageKey} from '../shared/addresses';
import {hashedFilesToStore, unhashedFiles} from './files';
import {files as fileTimes, pages as pageTimes} from './expiration';
import {baseUrl, names} from './scope';
import {otherCopy, storedIn} from './trust';

declare const self: ServiceWorkerGlobalScope;

/**
 * Stores a page that a reader has opened, after all files that it names or has loaded. If one fails, the page is not stored.
 *
 * @param event within which it happens
 * @param addresses of the page, and of whatever it has loaded
 */
export async function storeVisited(
  event: ExtendableEvent,
  [page = '', ...loaded]: readonly string[],
): Promise<void> {
  const url = new URL(page, self.location.origin);
  if (url.origin !== self.location.origin || isPrivate(url.pathname, baseUrl)) {
    return;
  }
  try {
    await storePage(event, url.href, loaded);
    await Promise.all([pageTimes.expireEntries(), fileTimes.expireEntries()]);
  } catch {
    // No network, an updated site, or full or forbidden storage.
  }
}

async function storePage(
  event: ExtendableEvent,
  page: string,
  loaded: readonly string[],
): Promise<void> {
  // The page that was shown, from the browser's cache even if it has expired.
  const response = await fetch(page, {cache: 'force-cache'});
  const key = pageKey(page, baseUrl);
  const copy = await otherCopy(response.clone(), key);
  if (!copy) {
    return;
  }
  const named = filesNamedIn(await response.text(), baseUrl);
  const {origin} = self.location;
  const addresses = new Set([...named.map((path) => origin + path), ...loaded.filter(isFile)]);
  await Promise.all([...addresses].map((address) => storeFile(event, address)));
  const pages = await caches.open(names.pages);
  await pages.put(key, copy);
  await pageTimes.updateTimestamp(key);
}

function isFile(address: string): boolean {
  const {origin, pathname} = new URL(address);
  return origin === self.location.origin && kindOf(pathname, baseUrl) !== 'other';
}

/** @throws {Error} when the file is neither stored nor to be had as the build wrote it */
async function storeFile(event: ExtendableEvent, address: string): Promise<void> {
  const isHashed = kindOf(new URL(address).pathname, baseUrl) === 'hashed';
  const request = new Request(address);
  const [response, stored] = (isHashed ? hashedFilesToStore : unhashedFiles).handleAll({
    request,
    event,
  });
  const {status} = await response;
  await stored;
  if (!(await storedIn(address, [names.files], !isHashed))) {
    throw new Error(`${address} is not stored: status ${status}`);
  }
}
