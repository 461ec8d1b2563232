import {useEffect, useState} from 'react';

interface Copy {
  /** How the last attempt ended, for as long as it is worth saying. */
  readonly outcome: 'copied' | 'failed' | undefined;
  /** Copies a text, or one that is on its way. */
  readonly copy: (text: string | Promise<string>) => void;
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

/**
 * Rejects, instead of throwing, where the browser has no clipboard. Safari writes only while it handles the press,
 * so it is given the promise itself.
 */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') {
    await navigator.clipboard.writeText(text);
  } else {
    const plain = text.then((value) => new Blob([value], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': plain})]);
  }
}
