import {useCallback, useEffect, useState, type RefObject} from 'react';
import {untilIdle} from '@markdown-zh/ui/until-idle';

export interface Activation {
  /** Whether to load the editor, the frame and the workers. */
  readonly isActive: boolean;
  /** Has them loaded when the browser is idle. */
  readonly activate: () => void;
}

/** Pointers and the focus that come to an element. */
const signs = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** Whether the reader has turned to an element. Until then, its page loads nothing more. */
export function useActivation(root: RefObject<HTMLElement | null>): Activation {
  const [isActive, setActive] = useState(false);
  const activate = useCallback(() => {
    void untilIdle().then(() => {
      setActive(true);
    });
  }, []);
  useEffect(() => {
    const element = root.current;
    if (element?.matches(':hover, :focus-within')) {
      activate();
      return;
    }
    for (const sign of signs) {
      element?.addEventListener(sign, activate, {once: true, passive: true});
    }
    return () => {
      for (const sign of signs) {
        element?.removeEventListener(sign, activate);
      }
    };
  }, [root, activate]);
  return {isActive, activate};
}
