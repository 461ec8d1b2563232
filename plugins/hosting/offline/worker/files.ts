import type {WorkboxPlugin} from 'workbox-core/types';
import {registerQuotaErrorCallback} from 'workbox-core';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {isPrivate, parsed} from '../shared/addresses';
import {deleteAll, files} from './expiration';
import {watchNetwork} from './network';
import {baseUrl, names, savedNames} from './scope';
import {hashedCopy, otherCopy, refusingWrong, replacingWrong, storedIn} from './trust';

const cacheName = names.files;

/** Does not store what pages of the second blog request. */
function isStorable({referrer}: Request): boolean {
  return !isPrivate(parsed(referrer)?.pathname ?? '', baseUrl);
}

/** Notes when each file was last used. */
const timing: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({request, cachedResponse, event}) => {
    if (cachedResponse) {
      event.waitUntil(files.updateTimestamp(request.url).catch(() => undefined)); // nobody waits for it
    }
    return Promise.resolve(cachedResponse);
  },
  cacheDidUpdate: ({request}) => files.updateTimestamp(request.url),
};

/** Stores the copies that a function makes of responses. */
function storing(
  copyOf: (response: Response, address: string) => Promise<Response | null>,
): WorkboxPlugin {
  return {
    cacheWillUpdate: ({request, response}) =>
      isStorable(request) ? copyOf(response, request.url) : Promise.resolve(null),
  };
}

/** Looks into some caches in their order, and uses only what is as the build wrote it. */
function usingStored(cacheNames: readonly string[], isLastResort = false): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: ({request}) => storedIn(request.url, cacheNames, isLastResort),
  };
}

const others = [...savedNames, names.shell];

/** Answers with a file that is named by its hash, and stores it. */
export const hashedFilesToStore = new CacheFirst({
  cacheName,
  plugins: [replacingWrong, storing(hashedCopy), usingStored([cacheName]), timing],
});

/** Answers with such a file from any cache. */
export const hashedFiles = new CacheFirst({
  cacheName,
  plugins: [replacingWrong, storing(hashedCopy), usingStored([cacheName, ...others]), timing],
});

/** Answers with a file that may have changed. The saved index comes first: it is complete, and otherwise only the parts that a reader has searched are cached. */
export const unhashedFiles = new NetworkFirst({
  cacheName,
  plugins: [
    refusingWrong,
    watchNetwork,
    storing(otherCopy),
    usingStored([...savedNames, cacheName], true),
    timing,
  ],
});

// If storage is full, delete the automatic caches; no page is affected.
registerQuotaErrorCallback(deleteAll);
