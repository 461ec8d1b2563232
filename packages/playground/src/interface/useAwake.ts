import {useCallback, useEffect, useState, type RefObject} from 'react';
import {untilIdle} from '@markdown-zh/ui/until-idle';

export interface Awake {
  /** Whether to load the editor, the frame and the workers. */
  readonly isAwake: boolean;
  /** Has them loaded when the browser is idle. */
  readonly wake: () => void;
}

/** Pointers and the focus that come to an element. */
const signs = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** Whether the reader has turned to an element. Until then, its page loads nothing more. */
export function useAwake(root: RefObject<HTMLElement | null>): Awake {
  const [isAwake, setAwake] = useState(false);
  const wake = useCallback(() => {
    void untilIdle().then(() => {
      setAwake(true);
    });
  }, []);
  useEffect(() => {
    const element = root.current;
    if (element?.matches(':hover, :focus-within')) {
      wake();
      return;
    }
    for (const sign of signs) {
      element?.addEventListener(sign, wake, {once: true, passive: true});
    }
    return () => {
      for (const sign of signs) {
        element?.removeEventListener(sign, wake);
      }
    };
  }, [root, wake]);
  return {isAwake, wake};
}
