/** What of a key press tells shortcuts apart. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether this character was typed by itself. Shift does not count: many keyboards want it for `/` and `?`. */
export function isSingleKey({key, ctrlKey, metaKey, altKey}: KeyPress, wanted: string): boolean {
  return key === wanted && !ctrlKey && !metaKey && !altKey;
}
