/**
 * Whether keys without Ctrl or Cmd are shortcuts in this browser. WCAG 2.1.4: readers who speak to their computer,
 * or press keys by mistake, can turn them off.
 */
const key = 'single-keys';

/** On, unless a reader has turned them off; on where nothing can be kept. */
export function areSingleKeysOn(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps what a reader chose; whether that worked. */
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
