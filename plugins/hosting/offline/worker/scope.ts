/// <reference lib="webworker" />
import {cacheNames} from '../../../../src/lib/offline/caches';

declare const self: ServiceWorkerGlobalScope;

/** The path that the site is below. */
export const baseUrl = new URL(self.registration.scope).pathname;

/** This site's stores. */
export const names = cacheNames(baseUrl);
