/// <reference lib="webworker" />
import {clientsClaim} from 'workbox-core';
import * as navigationPreload from 'workbox-navigation-preload';
import {registerRoute, setCatchHandler} from 'workbox-routing';
import {NetworkOnly} from 'workbox-strategies';
import {kindOf} from '../../../../src/lib/offline/addresses';
import {answerOffline} from './answer-offline';
import {bypassInFirefox} from './bypass';
import {hashedFiles, steadyFiles} from './files';
import {keepSeen} from './keep-seen';
import {watching} from './network';
import {baseUrl} from './place';
import {clearShell, keepShell} from './shell';

declare const self: ServiceWorkerGlobalScope;

type Asked = {
  readonly url: URL;
  readonly request: Request;
  readonly sameOrigin: boolean;
};

/** What is fetched in order to be saved (src/lib/offline/save-docs.ts) must not come from a store. */
function isOurs({url, request, sameOrigin}: Asked): boolean {
  const isSaved = request.cache === 'reload' && request.mode !== 'navigate';
  return sameOrigin && url.pathname.startsWith(baseUrl) && !isSaved;
}

function isOf(kind: 'hashed' | 'steady') {
  return (asked: Asked) => isOurs(asked) && kindOf(asked.url.pathname, baseUrl) === kind;
}

bypassInFirefox();
registerRoute(isOf('hashed'), hashedFiles);
registerRoute(isOf('steady'), steadyFiles);
// Pages, whether the browser asks for them or the application does: what is stored stands in only where the network fails.
registerRoute(isOurs, new NetworkOnly({plugins: [watching]}));
setCatchHandler(answerOffline);

// Whatever a page of an earlier build asks for is named by its hash: no page has to wait until others are closed.
clientsClaim();
// Firefox shows a page of its own where a request that was made ahead fails, whatever is answered (seen with 153).
if (!navigator.userAgent.includes('Firefox/')) {
  navigationPreload.enable();
}

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepShell());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(clearShell());
});
self.addEventListener('message', (event) => {
  event.waitUntil(keepSeen(event, event.data as readonly string[]));
});
