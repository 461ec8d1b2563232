import {useEffect, useState} from 'react';

interface Copy {
  /** How the last attempt ended, for as long as the page shows it. */
  readonly outcome: 'copied' | 'failed' | undefined;
  /** Copies a text, or the text that a promise resolves to. */
  readonly copy: (text: string | Promise<string>) => void;
}

/** Milliseconds; a failure stays until the next attempt. */
const shownFor = 3000;

/** Copies texts to the clipboard. Browsers reject this on pages that are not served over HTTPS. */
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
 * Rejects, instead of throwing, if the browser has no clipboard. Safari writes only during the click, so it receives the
 * promise itself.
 */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') {
    await navigator.clipboard.writeText(text);
  } else {
    const plain = text.then((value) => new Blob([value], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': plain})]);
  }
}
