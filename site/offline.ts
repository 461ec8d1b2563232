/** Path of the page about offline reading, below the base URL. */
export const offlinePath = 'offline';

/** The service worker's script. Its address never changes, so browsers find updates. */
export const workerFile = 'sw.js';

/** The lists of what readers can save, as JSON: all docs, and the playground, with their files. */
export const listFiles = {
  docs: 'offline-docs.json',
  playground: 'offline-playground.json',
} as const;

export type Collection = keyof typeof listFiles;
