/// <reference lib="webworker" />
import {cacheNames as cacheNamesOf} from '../shared/caches';

declare const self: ServiceWorkerGlobalScope;

/** The site's base URL. */
export const baseUrl = new URL(self.registration.scope).pathname;

/** The names of this site's caches. */
export const names = cacheNamesOf(baseUrl);

/** The names of the caches that a reader has filled. */
export const savedNames = [names.docs, names.playground] as const;

/** The first stored response, in the order of the caches. */
export async function storedIn(
  request: RequestInfo,
  cacheNames: readonly string[],
): Promise<Response | undefined> {
  for (const cacheName of cacheNames) {
    const stored = await caches.match(request, {cacheName});
    if (stored) {
      return stored;
    }
  }
  return undefined;
}
