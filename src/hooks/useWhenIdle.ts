import {startTransition, useEffect, useState} from 'react';
import {untilIdle} from '@markdown-zh/ui/until-idle';

/**
 * False until the browser is idle after the page was hydrated; then true, in a transition, so that React renders what waited in parts
 * that leave room for presses. For parts of a page that nobody sees before a press.
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
