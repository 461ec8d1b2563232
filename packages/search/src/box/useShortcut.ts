import {useEffect, useEffectEvent} from 'react';
import {areSingleKeysOn, isApple, isTyping} from '@markdown-zh/ui/keyboard';
import {opensSearch} from './shortcut.ts';

/** Opens the search by keyboard anywhere on the page, unless a dialog is open. */
export function useShortcut(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const circumstances = {
      isTyping: isTyping(event),
      isApple: isApple(),
      areSingleKeysOn: areSingleKeysOn(() => localStorage),
    };
    if (!event.defaultPrevented && !event.isComposing && opensSearch(event, circumstances)) {
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
