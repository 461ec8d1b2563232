import {useSyncExternalStore} from 'react';

let path = '';
const listeners = new Set<() => void>();

/** The page at this path is shown. */
export function showPath(shown: string): void {
  path = shown;
  listeners.forEach((listener) => {
    listener();
  });
}

/** The path of the page that is shown: what stands in the corner is outside of the site's own React tree, and its router. */
export function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => path,
  );
}
