import type {RouteHandlerCallbackOptions} from 'workbox-core/types';
import {offlinePath} from '../../../../site/offline';
import {pageKey} from '../shared/addresses';
import {baseUrl, names, savedNames, storedIn} from './scope';

/**
 * The response when the network fails: the stored copy. For a page without one, the offline page, which gets the address.
 */
export async function offlineFallback({
  request,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
  const key = pageKey(request.url, baseUrl);
  // Pages that the reader opened come first, because saved ones may be older.
  const stored = await storedIn(key, [names.pages, names.files, ...savedNames, names.shell]);
  if (stored) {
    return stored;
  }
  const shell = baseUrl + offlinePath;
  const path = url.pathname;
  if (request.destination !== 'document' || path === shell) {
    return Response.error();
  }
  return Response.redirect(`${shell}?page=${encodeURIComponent(path + url.search)}`);
}
