import {siteStorage} from '@markdown-zh/ui/site-storage';
import {useCallback, useState} from 'react';
import {addRecent, parseRecent, type Recent} from './recent.ts';

interface RecentSearches {
  readonly recent: Recent;
  readonly add: (query: string) => void;
  readonly clear: () => void;
}

/** Recent searches, for browser-only components. */
export function useRecent(): RecentSearches {
  const [recent, setRecent] = useState(readRecent);
  const add = useCallback((query: string) => {
    // Read again, because another tab may have searched meanwhile.
    const next = addRecent(readRecent(), query);
    storeRecent(next);
    setRecent(next);
  }, []);
  const clear = useCallback(() => {
    storeRecent([]);
    setRecent([]);
  }, []);
  return {recent, add, clear};
}

const key = 'search-recent';

/** The searches in this browser's storage; an empty list if the browser refuses storage. */
function readRecent(): Recent {
  try {
    return parseRecent(siteStorage(localStorage).getItem(key));
  } catch {
    return [];
  }
}

/** Stores searches in this browser, unless it refuses storage. An empty list removes the entry. */
function storeRecent(recent: Recent): void {
  try {
    if (recent.length === 0) {
      siteStorage(localStorage).removeItem(key);
    } else {
      siteStorage(localStorage).setItem(key, JSON.stringify(recent));
    }
  } catch {
    // Storage is forbidden or full. The search works without it.
  }
}
