import {CacheExpiration} from 'workbox-expiration';
import {names} from './scope';

const day = 24 * 60 * 60; // seconds

/** Keeps the fifty pages that were opened last, for two months. */
export const pages = new CacheExpiration(names.pages, {maxEntries: 50, maxAgeSeconds: 60 * day});

/**
 * Expires files later than pages. Opening a page uses all of its files, about twenty, and pages of different builds may share
 * none.
 */
export const files = new CacheExpiration(names.files, {maxEntries: 1200, maxAgeSeconds: 90 * day});

/** Deletes the pages and files that were stored automatically. */
export async function deleteAll(): Promise<void> {
  await Promise.all([caches.delete(names.pages), caches.delete(names.files)]);
  await Promise.all([pages.delete(), files.delete()]);
}
