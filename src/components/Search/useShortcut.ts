import {useEffect, useEffectEvent} from 'react';
import {areSingleKeysOn} from '../../lib/single-keys';
import {isTyping} from '../Shortcuts/typing';
import {opensSearch} from './shortcut';
import {isApple} from './useIsApple';

/** Opens the search by keyboard, wherever the reader is, unless a dialog is open. */
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
