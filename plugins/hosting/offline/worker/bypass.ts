/// <reference lib="webworker" />
import {kindOf} from '../shared/addresses';
import {hashedFiles, unhashedFiles} from './files';
import {isNetworkUp} from './network';
import {baseUrl} from './scope';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds after which a requested file is in the browser's own cache. */
const delay = 2000;

/**
 * Leaves a page's requests to Firefox while the network is up, and stores the files afterwards. When a reader leaves a page,
 * Firefox logs `A ServiceWorker intercepted the request and encountered an unexpected error` for each unfinished request that a
 * worker has intercepted, whatever it answers (seen with 153).
 *
 * Must run before the routes are registered.
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
  // Docs that readers save have their own cache (../shared/save-docs.ts).
  if (origin !== self.location.origin || kind === 'other' || request.cache === 'reload') {
    return;
  }
  await new Promise((resolve) => {
    setTimeout(resolve, delay);
  });
  const strategy = kind === 'hashed' ? hashedFiles : unhashedFiles;
  await Promise.all(strategy.handleAll({request, event}));
}
