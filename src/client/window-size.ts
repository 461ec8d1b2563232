import {useSyncExternalStore} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The theme's style sheet has the same. */
const desktopBreakpoint = 996;

/**
 * Stands in the browser for theme-common's hook, which says `ssr` whenever what asks for it is mounted, and the size later: a page shown
 * by a navigation was rendered twice. Here that is so while the first page is taken over from the server, and not after.
 */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore<WindowSize>(subscribe, currentSize, () => 'ssr');
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
  };
}

function currentSize(): WindowSize {
  return window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile';
}
