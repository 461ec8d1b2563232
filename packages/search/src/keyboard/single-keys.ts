/**
 * The setting whether keys without Ctrl or Cmd are shortcuts in this browser. WCAG 2.1.4: readers who use speech
 * input, or press keys by mistake, can turn them off.
 */
const key = 'single-keys';

/** True unless the reader has turned them off; also true without storage. */
export function areSingleKeysOn(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(key) !== 'off';
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
      storage().removeItem(key);
    } else {
      storage().setItem(key, 'off');
    }
    return true;
  } catch {
    return false;
  }
}
