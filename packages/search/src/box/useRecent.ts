import {useCallback, useState} from 'react';
import {remember, type Recent} from './recent.ts';
import {keepRecent, readRecent} from './recent-storage.ts';

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
    const next = remember(readRecent(), query);
    keepRecent(next);
    setRecent(next);
  }, []);
  const clear = useCallback(() => {
    keepRecent([]);
    setRecent([]);
  }, []);
  return {recent, add, clear};
}
