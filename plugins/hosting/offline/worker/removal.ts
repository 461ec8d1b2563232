/// <reference lib="webworker" />
import {deleteAll} from './expiration';
import {names, savedNames} from './scope';

declare const self: ServiceWorkerGlobalScope;

/*
 * The worker of a site whose offline reading is off. It replaces the worker of an earlier build, deletes the caches of that worker,
 * and unregisters itself. It answers no request: open pages continue with the network.
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
