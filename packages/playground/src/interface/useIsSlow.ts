import {useEffect, useState} from 'react';

/** Milliseconds before a message says that work is still running. */
const slowAfterMs = 700;

/** Whether work has been running for a while. */
export function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) {
      return;
    }
    const timer = setTimeout(() => {
      setSlow(true);
    }, slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isSlow;
}
