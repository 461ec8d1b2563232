import {startTransition, useEffect, useState} from 'react';
import {untilIdle} from '@markdown-zh/ui/until-idle';

/**
 * False until the browser is idle after hydration; then true, in a transition, so that React renders in slices between presses. For
 * parts of a page that nobody sees before a press.
 */
export default function useWhenIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    void untilIdle().then(() => {
      startTransition(() => {
        setIsIdle(true);
      });
    });
  }, []);
  return isIdle;
}
