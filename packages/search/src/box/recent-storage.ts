import {parseRecent, type Recent} from './recent.ts';

const key = 'search-recent';

/** The searches that this browser keeps; none where it keeps nothing. */
export function readRecent(): Recent {
  try {
    return parseRecent(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Keeps them on this machine; none removes the entry. A browser that refuses keeps nothing. */
export function keepRecent(recent: Recent): void {
  try {
    if (recent.length === 0) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, JSON.stringify(recent));
    }
  } catch {
    // Storage is forbidden or full: a search works without.
  }
}
