import type {WorkboxPlugin} from 'workbox-core/types';
import {registerQuotaErrorCallback} from 'workbox-core';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {isPrivate, parsed} from '../shared/addresses';
import {deleteAll, files} from './expiration';
import {watchNetwork} from './network';
import {baseUrl, names, savedNames, storedIn} from './scope';

/** Stores successful responses, except for pages that are never stored, and notes when each file was last used. */
const storing: WorkboxPlugin = {
  cacheWillUpdate: ({request, response}) => {
    const page = parsed(request.referrer)?.pathname ?? '';
    return Promise.resolve(response.status === 200 && !isPrivate(page, baseUrl) ? response : null);
  },
  cachedResponseWillBeUsed: ({request, cachedResponse, event}) => {
    if (cachedResponse) {
      event.waitUntil(files.updateTimestamp(request.url).catch(() => undefined)); // nobody waits for it
    }
    return Promise.resolve(cachedResponse);
  },
  cacheDidUpdate: ({request}) => files.updateTimestamp(request.url),
};

/** Also looks into the caches of what was saved and of the shell. */
const otherCaches: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
    cachedResponse ?? storedIn(request, [...savedNames, names.shell]),
};

/** Prefers the saved index, which is complete. Otherwise only the parts that a reader has searched are cached. */
const savedFirst: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
    (await storedIn(request, savedNames)) ?? cachedResponse,
};

const cacheName = names.files;

/** Answers with a file that is named by its hash, and stores it. */
export const hashedFilesToStore = new CacheFirst({cacheName, plugins: [storing]});

/** Answers with such a file from any cache. */
export const hashedFiles = new CacheFirst({cacheName, plugins: [storing, otherCaches]});

/** Answers with a file that may have changed. */
export const unhashedFiles = new NetworkFirst({
  cacheName,
  plugins: [watchNetwork, storing, savedFirst],
});

// If storage is full, delete the automatic caches; no page is affected.
registerQuotaErrorCallback(deleteAll);
