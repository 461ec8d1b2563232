/// <reference lib="webworker" />
import {cacheNames} from '../../../../src/lib/offline/caches';

declare const self: ServiceWorkerGlobalScope;

/** The site's base URL. */
export const baseUrl = new URL(self.registration.scope).pathname;

/** The names of this site's caches. */
export const names = cacheNames(baseUrl);
