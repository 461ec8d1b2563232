import type {RouteHandlerCallbackOptions} from 'workbox-core/types';
import {NetworkOnly} from 'workbox-strategies';
import {offlinePath} from '../../../../site/offline';
import {pageKey} from '../shared/addresses';
import {isFailure} from '../shared/judge';
import {noteFailure, watchNetwork} from './network';
import {baseUrl, names, savedNames} from './scope';
import {storedIn} from './trust';

/** The stored copy. Pages that the reader opened come first, because saved ones may be older. */
function storedCopy(address: string): Promise<Response | undefined> {
  const stores = [names.pages, names.files, ...savedNames, names.shell];
  return storedIn(pageKey(address, baseUrl), stores, true);
}

/**
 * The response when the network fails: the stored copy. For a page without one, the offline page, which gets the address.
 */
export async function offlineFallback({
  request,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
  const stored = await storedCopy(request.url);
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

const network = new NetworkOnly({plugins: [watchNetwork]});

/** Milliseconds after which a stored copy replaces a page that has not begun to come. */
const patience = 8000;

/** Whether an answer takes longer than that. */
async function isSilent(answer: Promise<Response>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, true);
  });
  const isIn = answer.then(
    () => false,
    () => false,
  );
  const isSlow = await Promise.race([isIn, isLate]);
  clearTimeout(timer);
  return isSlow;
}

/** Answers from the network. If the host fails or is silent, the stored copy replaces its message, as without a network. */
export async function networkFirst(options: RouteHandlerCallbackOptions): Promise<Response> {
  const {url} = options.request;
  const answer = network.handle(options);
  const stored = (await isSilent(answer)) ? await storedCopy(url) : undefined;
  const response = stored ?? (await answer);
  if (!isFailure(response.status)) {
    return response;
  }
  noteFailure();
  return (await storedCopy(url)) ?? response;
}
