import type {Store} from './docs-list';

/** An in-memory store for tests; `room` is the number of entries it accepts. */
export function fakeStore(room = Infinity): Store & {readonly paths: () => string[]} {
  const entries = new Map<string, Response>();
  return {
    match: (path) => Promise.resolve(entries.get(path)?.clone()),
    put: (path, response) => {
      if (entries.size >= room) {
        return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      }
      entries.set(path, response);
      return Promise.resolve();
    },
    delete: (path) => Promise.resolve(entries.delete(path)),
    keys: () =>
      Promise.resolve([...entries.keys()].map((path) => ({url: `https://a.test${path}`}))),
    paths: () => [...entries.keys()],
  };
}
