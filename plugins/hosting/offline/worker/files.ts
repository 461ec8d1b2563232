import type {WorkboxPlugin} from 'workbox-core/types';
import {registerQuotaErrorCallback} from 'workbox-core';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {isPrivate, parsed} from '../../../../src/lib/offline/addresses';
import {deleteAll, files} from './expiration';
import {watchNetwork} from './network';
import {baseUrl, names} from './scope';

/** Stores files that were there, but not those of pages of which nothing is stored; and knows when each was used last. */
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

/** Docs that were saved have their files in a store of their own. */
const otherCaches: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
    cachedResponse ??
    (await caches.match(request, {cacheName: names.saved})) ??
    (await caches.match(request, {cacheName: names.shell})),
};

/** The index that was saved is whole; of another one there is what a reader has searched for. */
const savedFirst: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
    (await caches.match(request, {cacheName: names.saved})) ?? cachedResponse,
};

const cacheName = names.files;

/** Gives a file that is named by its hash, and has it in the store of files from then on. */
export const hashedFilesToStore = new CacheFirst({cacheName, plugins: [storing]});

/** Gives such a file from wherever it is stored. */
export const hashedFiles = new CacheFirst({cacheName, plugins: [storing, otherCaches]});

/** Gives a file that may have changed. */
export const steadyFiles = new NetworkFirst({
  cacheName,
  plugins: [watchNetwork, storing, savedFirst],
});

// A full store costs what is stored unasked, and no page anything.
registerQuotaErrorCallback(deleteAll);
