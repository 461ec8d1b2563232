import {useEffect, useState} from 'react';

/** Milliseconds after which it is worth a word that something is still going on. */
const patience = 700;

/** Whether something has been going on for a while. */
export function useIsLasting(isGoingOn: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isGoingOn) {
      return;
    }
    const timer = setTimeout(() => {
      setLasting(true);
    }, patience);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isGoingOn]);
  return isLasting;
}
