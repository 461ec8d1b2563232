import {useCallback, useEffect, useState, type RefObject} from 'react';
import {untilIdle} from '@markdown-zh/ui/until-idle';

export interface Activation {
  /** Whether to load the editor, the frame and the workers. */
  readonly isActive: boolean;
  /** Loads them when the browser is idle. */
  readonly activate: () => void;
}

/** Events when the pointer or the focus comes to an element. */
const signs = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** Becomes active when the reader turns to an element. Until then, the page loads no further code. */
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
