/** Path of the page about offline reading, below the base URL. */
export const offlinePath = 'offline';

/** The service worker's script. Its address never changes, so browsers find updates. */
export const workerFile = 'sw.js';

/** The list of all docs and their files, as JSON, for the page that saves them. */
export const docsListFile = 'offline-docs.json';
