/** The properties of a key press that distinguish shortcuts. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether this character was typed without modifier keys, except Shift: many keyboards need it for `/` and `?`. */
export function isSingleKey({key, ctrlKey, metaKey, altKey}: KeyPress, wanted: string): boolean {
  return key === wanted && !ctrlKey && !metaKey && !altKey;
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key press is meant for a field, or for an input method. */
export function isTyping({target, isComposing}: KeyboardEvent): boolean {
  return isComposing || (target instanceof Element && target.closest(fields) !== null);
}

/** Whether the keyboard has a Command key. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent);
}

/**
 * The setting whether keys without Ctrl or Cmd are shortcuts in this browser. WCAG 2.1.4: readers who use speech
 * input, or press keys by mistake, can turn them off.
 */
const singleKeys = 'single-keys';

/** True unless the reader has turned them off; also true without storage. */
export function areSingleKeysOn(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(singleKeys) !== 'off';
  } catch {
    return true;
  }
}

/** Stores the reader's choice. Returns whether that worked. */
export function keepSingleKeys(
  isOn: boolean,
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
): boolean {
  try {
    if (isOn) {
      storage().removeItem(singleKeys);
    } else {
      storage().setItem(singleKeys, 'off');
    }
    return true;
  } catch {
    return false;
  }
}
