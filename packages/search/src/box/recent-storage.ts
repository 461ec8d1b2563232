import {parseRecent, type Recent} from './recent.ts';

const key = 'search-recent';

/** The searches that this browser keeps; empty if it has none, or refuses storage. */
export function readRecent(): Recent {
  try {
    return parseRecent(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Stores searches in this browser. An empty list removes the entry. Does nothing if the browser refuses. */
export function keepRecent(recent: Recent): void {
  try {
    if (recent.length === 0) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, JSON.stringify(recent));
    }
  } catch {
    // Storage is forbidden or full. The search works without it.
  }
}
