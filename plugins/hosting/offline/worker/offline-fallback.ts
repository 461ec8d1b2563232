import type {RouteHandlerCallbackOptions} from 'workbox-core/types';
import {offlinePath} from '../../../../site/offline';
import {pageKey} from '../../../../src/lib/offline/addresses';
import {baseUrl, names} from './scope';

/**
 * The response when the network fails: the stored copy. For a page without one, the offline page, which gets the address.
 */
export async function offlineFallback({
  request,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
  const key = pageKey(request.url, baseUrl);
  // Pages that the reader opened come first, because saved docs may be older.
  for (const cacheName of [names.pages, names.files, names.saved, names.shell]) {
    const stored = await caches.match(key, {cacheName});
    if (stored) {
      return stored;
    }
  }
  const shell = baseUrl + offlinePath;
  const path = url.pathname;
  if (request.destination !== 'document' || path === shell) {
    return Response.error();
  }
  return Response.redirect(`${shell}?page=${encodeURIComponent(path + url.search)}`);
}
