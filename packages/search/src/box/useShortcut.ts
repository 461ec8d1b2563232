import {siteStorage} from '@markdown-zh/ui/site-storage';
import {useEffect, useEffectEvent} from 'react';
import {
  areSingleKeysOn,
  isApple,
  isSingleKey,
  isTyping,
  type KeyPress,
} from '@markdown-zh/ui/keyboard';

/** Opens the search by keyboard anywhere on the page, unless a dialog is open. */
export function useShortcut(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const circumstances = {
      isTyping: isTyping(event),
      isApple: isApple(),
      areSingleKeysOn: areSingleKeysOn(() => siteStorage(localStorage)),
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

interface Circumstances {
  readonly isTyping: boolean;
  readonly isApple: boolean;
  /** Whether keys without Ctrl or Cmd are shortcuts. */
  readonly areSingleKeysOn: boolean;
}

/**
 * Whether a key press opens the search: `/` outside fields, unless single keys are off, and Ctrl-K anywhere. On Apple's
 * systems it is Cmd-K, because Ctrl-K deletes to the end of the line there.
 */
export function opensSearch(
  press: KeyPress,
  {isTyping, isApple, areSingleKeysOn}: Circumstances,
): boolean {
  if (isSingleKey(press, '/')) {
    return areSingleKeysOn && !isTyping;
  }
  const {key, ctrlKey, metaKey, altKey, shiftKey} = press;
  const [command, other] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && command && !other && !altKey && !shiftKey;
}
