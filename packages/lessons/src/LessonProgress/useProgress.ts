import {useEffect, useState} from 'react';
import {emptyProgress, type Progress} from './progress.ts';
import {onProgress, readProgress} from './storage.ts';

/** What this browser keeps, as it changes. The page as built has nothing, like one without scripts. */
export function useProgress(): {readonly progress: Progress; readonly now: Date} {
  const [read, setRead] = useState({progress: emptyProgress, now: new Date(0)});
  useEffect(() => {
    const readAgain = () => {
      setRead({progress: readProgress(), now: new Date()});
    };
    readAgain();
    return onProgress(readAgain);
  }, []);
  return read;
}
