import {useEffect, useState} from 'react';
import {emptyProgress, type Progress} from './progress.ts';
import {onProgress, readProgress} from './storage.ts';

/** The stored progress, kept up to date. The built page has empty progress. */
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
