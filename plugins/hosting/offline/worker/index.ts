/// <reference lib="webworker" />
import {clientsClaim} from 'workbox-core';
import * as navigationPreload from 'workbox-navigation-preload';
import {registerRoute, setCatchHandler} from 'workbox-routing';
import {kindOf} from '../shared/addresses';
import {networkFirst, offlineFallback} from './offline-fallback';
import {bypassInFirefox} from './bypass';
import {hashedFiles, unhashedFiles} from './files';
import {storeVisited} from './store-visited';
import {baseUrl} from './scope';
import {deleteOldShells, keepShell, storeShell} from './shell';

declare const self: ServiceWorkerGlobalScope;

type Asked = {
  readonly url: URL;
  readonly request: Request;
  readonly sameOrigin: boolean;
};

/**
 * Requests that the worker handles. Downloads for saved docs (../shared/save-docs.ts) must not come from a cache.
 */
function isHandled({url, request, sameOrigin}: Asked): boolean {
  const isSaved = request.cache === 'reload' && request.mode !== 'navigate';
  return sameOrigin && url.pathname.startsWith(baseUrl) && !isSaved;
}

function isOf(kind: 'hashed' | 'unhashed') {
  return (asked: Asked) => isHandled(asked) && kindOf(asked.url.pathname, baseUrl) === kind;
}

bypassInFirefox();
registerRoute(isOf('hashed'), hashedFiles);
registerRoute(isOf('unhashed'), unhashedFiles);
// Pages, requested by the browser or the application: a stored copy only replaces a failed request.
registerRoute(isHandled, networkFirst);
setCatchHandler(offlineFallback);

// A page of an earlier build requests files by their hash, so a new worker need not wait until it is closed.
clientsClaim();
// Firefox shows its own error page if a preload fails, whatever the worker answers (seen with 153).
if (!navigator.userAgent.includes('Firefox/')) {
  navigationPreload.enable();
}

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(storeShell());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldShells());
});
self.addEventListener('message', (event) => {
  event.waitUntil(storeVisited(event, event.data as readonly string[]).then(keepShell));
});
