/// <reference lib="webworker" />
import {deleteAll} from './expiration';
import {names, savedNames} from './scope';

declare const self: ServiceWorkerGlobalScope;

/*
 * The worker of a site that has none any more: it takes the place of an earlier build's, takes away what that one has stored, and
 * itself. It answers no request: pages that are open go on with the network.
 */
self.addEventListener('install', () => {
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  await deleteAll();
  await Promise.all([...savedNames, names.shell].map((name) => caches.delete(name)));
  await self.registration.unregister();
}
