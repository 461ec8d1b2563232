import {CacheExpiration} from 'workbox-expiration';
import {names} from './scope';

const day = 24 * 60 * 60; // seconds

/** When pages were opened last: those of the last two months are kept, and fifty at most. */
export const pages = new CacheExpiration(names.pages, {maxEntries: 50, maxAgeSeconds: 60 * day});

/**
 * When files were used last. They outlive the pages that need them: opening a page uses all of its files, some twenty, which
 * may be others for each page where each is of another build.
 */
export const files = new CacheExpiration(names.files, {maxEntries: 1200, maxAgeSeconds: 90 * day});

/** Forgets what was stored unasked. */
export async function deleteAll(): Promise<void> {
  await Promise.all([caches.delete(names.pages), caches.delete(names.files)]);
  await Promise.all([pages.delete(), files.delete()]);
}
