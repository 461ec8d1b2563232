/** Path of the page about reading without a network, below the base URL. */
export const offlinePath = 'offline';

/** The script of the service worker. Its address stays, so that browsers find the next one. */
export const workerFile = 'sw.js';

/** What makes up all docs, as JSON: for the page that saves them. */
export const docsListFile = 'offline-docs.json';
