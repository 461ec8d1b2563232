import {startTransition, useEffect, useState} from 'react';

/**
 * False until the browser is idle after the page was hydrated; then true, in a transition, so that React renders what waited in parts
 * that leave room for presses. For parts of a page that nobody sees before a press.
 */
export default function useWhenIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const start = () => {
      startTransition(() => {
        setIsIdle(true);
      });
    };
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(start);
      return () => {
        cancelIdleCallback(handle);
      };
    }
    const timer = setTimeout(start, 500); // Safari
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isIdle;
}
