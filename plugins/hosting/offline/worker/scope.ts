/// <reference lib="webworker" />
import {cacheNames as cacheNamesOf} from '../shared/caches';

declare const self: ServiceWorkerGlobalScope;

/** The site's base URL. */
export const baseUrl = new URL(self.registration.scope).pathname;

/** The names of this site's caches. */
export const names = cacheNamesOf(baseUrl);

/** The names of the caches that a reader has filled. */
export const savedNames = [names.docs, names.playground] as const;
