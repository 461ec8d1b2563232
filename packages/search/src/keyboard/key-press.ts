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
