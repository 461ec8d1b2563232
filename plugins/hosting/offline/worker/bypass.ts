/// <reference lib="webworker" />
import {kindOf} from '../../../../src/lib/offline/addresses';
import {hashedFiles, steadyFiles} from './files';
import {isNetworkUp} from './network';
import {baseUrl} from './scope';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds after which a file that a page has asked for is in the browser's own cache. */
const delay = 2000;

/**
 * Leaves a page's requests to Firefox as long as the network is known to be up. When a page is left, Firefox logs `A ServiceWorker
 * intercepted the request and encountered an unexpected error` for each of its requests that a worker has taken over and that is under
 * way, whatever the worker answers (seen with 153). What the page asks for is stored afterwards.
 *
 * Has to be called before the routes are registered.
 */
export function bypassInFirefox(): void {
  if (!navigator.userAgent.includes('Firefox/')) {
    return;
  }
  self.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate' && isNetworkUp()) {
      event.stopImmediatePropagation(); // the routes do not answer
      event.waitUntil(storeLater(event).catch(() => undefined));
    }
  });
}

async function storeLater(event: FetchEvent): Promise<void> {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  const kind = kindOf(pathname, baseUrl);
  // What is saved on request has a store of its own (src/lib/offline/save-docs.ts).
  if (origin !== self.location.origin || kind === 'other' || request.cache === 'reload') {
    return;
  }
  await new Promise((resolve) => {
    setTimeout(resolve, delay);
  });
  const strategy = kind === 'hashed' ? hashedFiles : steadyFiles;
  await Promise.all(strategy.handleAll({request, event}));
}
