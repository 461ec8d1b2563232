import {useEffect, useState, type RefObject} from 'react';

interface LineWrap {
  /** Whether a line is longer than the block is wide. */
  readonly isTooLong: boolean;
  readonly isWrapped: boolean;
  readonly toggle: () => void;
}

/**
 * Wraps the lines of a block of code. The block is measured when the browser has laid it out, also in a tab that has been
 * opened since: asking before makes the browser lay out the page for each block once more.
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
        // Words without a break, such as addresses, wrap too.
        code.style.overflowWrap = isWrapped ? '' : 'anywhere';
      }
      setIsWrapped(!isWrapped);
    },
  };
}
