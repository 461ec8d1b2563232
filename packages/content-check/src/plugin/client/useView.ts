import {useEffect, useState} from 'react';
import {eventsPath, type View} from '../browser.ts';

/**
 * The overlay of the page at a path; null after all issues are fixed, undefined if there were none. A hidden page closes its connection,
 * because browsers allow six per host.
 */
export function useView(path: string): View | null | undefined {
  const [view, setView] = useState<View | null>();
  useEffect(() => {
    let source: EventSource | undefined;
    const follow = () => {
      source?.close();
      source = document.hidden
        ? undefined
        : new EventSource(`${eventsPath}?page=${encodeURIComponent(path)}`);
      source?.addEventListener('message', ({data}: MessageEvent<string>) => {
        const next = JSON.parse(data) as View | null;
        setView((last) => next ?? (last === undefined ? undefined : null));
      });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      source?.close();
    };
  }, [path]);
  return view;
}
