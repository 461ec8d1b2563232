import type {Move} from '../state.ts';

/** The properties of a key press that decide what it does in the field. */
interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * The move in the list that a key makes, if any. Home and End move in the text until the reader moves in the
 * list; with Ctrl they always move to the ends of the list.
 */
export function moveOf(press: KeyPress, isBrowsing: boolean): Move | undefined {
  if (press.altKey || press.metaKey || press.shiftKey) {
    return undefined;
  }
  switch (press.key) {
    case 'ArrowDown':
      return 'next';
    case 'ArrowUp':
      return 'previous';
    case 'Home':
      return isBrowsing || press.ctrlKey ? 'first' : undefined;
    case 'End':
      return isBrowsing || press.ctrlKey ? 'last' : undefined;
    default:
      return undefined;
  }
}

/**
 * Whether a key press belongs to an input method. Safari reports the end of a composition before the press of
 * Enter that ended it. The key code of that press is 229: https://bugs.webkit.org/show_bug.cgi?id=165004.
 */
export function isComposed({
  isComposing,
  keyCode,
}: {
  readonly isComposing: boolean;
  readonly keyCode: number;
}): boolean {
  return isComposing || keyCode === 229;
}
