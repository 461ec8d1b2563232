import {useEffect, useState} from 'react';
import {eventsPath, type View} from '../browser.ts';

/**
 * What the page at a path is to show; null where all is well again, undefined where nothing has been wrong. A page that nobody sees holds no
 * connection: browsers allow six of them by host.
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
