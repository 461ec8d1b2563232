import {useEffect, useEffectEvent} from 'react';
import {opensSearch} from './shortcut';
import {isApple} from './useIsApple';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Opens the search by keyboard, wherever the reader is, unless a dialog is open. */
export function useShortcut(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(fields) !== null;
    if (
      !event.defaultPrevented &&
      !event.isComposing &&
      opensSearch(event, {isTyping, isApple: isApple()})
    ) {
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) {
        open();
      }
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
