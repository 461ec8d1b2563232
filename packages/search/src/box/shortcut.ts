import {isSingleKey, type KeyPress} from '@markdown-zh/ui/keyboard';

interface Circumstances {
  readonly isTyping: boolean;
  readonly isApple: boolean;
  /** Whether keys without Ctrl or Cmd are shortcuts (keyboard/single-keys.ts). */
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
