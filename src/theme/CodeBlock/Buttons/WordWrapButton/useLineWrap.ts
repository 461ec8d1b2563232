import {useEffect, useState, type RefObject} from 'react';

interface LineWrap {
  /** Whether a line exceeds the block's width. */
  readonly isTooLong: boolean;
  readonly isWrapped: boolean;
  readonly toggle: () => void;
}

/**
 * Wraps the lines of a code block. It measures the block after the browser has laid it out, even in a tab opened later.
 * Measuring earlier forces one more layout of the page for each block.
 */
export function useLineWrap(codeRef: RefObject<HTMLElement | null>): LineWrap {
  const [isTooLong, setIsTooLong] = useState(false);
  const [isWrapped, setIsWrapped] = useState(false);
  useEffect(() => {
    const block = codeRef.current;
    const observer = new ResizeObserver(() => {
      setIsTooLong(block !== null && block.scrollWidth > block.clientWidth);
    });
    if (block) {
      observer.observe(block);
    }
    return () => {
      observer.disconnect();
    };
  }, [codeRef]);
  return {
    isTooLong,
    isWrapped,
    toggle: () => {
      const code = codeRef.current?.querySelector('code');
      if (code) {
        code.style.whiteSpace = isWrapped ? '' : 'pre-wrap';
        // Also wraps words without break opportunities, such as addresses.
        code.style.overflowWrap = isWrapped ? '' : 'anywhere';
      }
      setIsWrapped(!isWrapped);
    },
  };
}
