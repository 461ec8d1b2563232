import {useEffect, useState} from 'react';

interface Copy {
  /** How the last attempt ended, for as long as it is worth saying. */
  readonly outcome: 'copied' | 'failed' | undefined;
  readonly copy: (text: string) => void;
}

/** Milliseconds; a failure stays until the next attempt. */
const shownFor = 3000;

/** Copies texts to the clipboard, which browsers refuse where a page is not served over HTTPS. */
export function useCopy(): Copy {
  const [outcome, setOutcome] = useState<Copy['outcome']>();
  useEffect(() => {
    if (outcome === 'copied') {
      const timer = setTimeout(() => {
        setOutcome(undefined);
      }, shownFor);
      return () => {
        clearTimeout(timer);
      };
    }
    return undefined;
  }, [outcome]);

  return {
    outcome,
    copy: (text) => {
      setOutcome(undefined);
      write(text).then(
        () => {
          setOutcome('copied');
        },
        () => {
          setOutcome('failed');
        },
      );
    },
  };
}

/** Rejects, instead of throwing, where the browser has no clipboard. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
