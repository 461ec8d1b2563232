import {useSyncExternalStore} from 'react';

let path = '';
const listeners = new Set<() => void>();

/** Sets the path of the current page. */
export function showPath(shown: string): void {
  path = shown;
  listeners.forEach((listener) => {
    listener();
  });
}

/** The path of the current page. The overlay is outside the site's React tree, and so has no router. */
export function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => path,
  );
}
