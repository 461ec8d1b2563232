import type {Move} from '../state.ts';

/** What of a key press decides what it does in the field. */
interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Where a key leads in the list, or nothing. Home and End belong to the text until the reader moves in the
 * list; with Ctrl they always lead to its ends.
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
 * Whether an input method has a key press for itself. Safari ends a composition before the press of Enter
 * that ended it, whose code is then 229: https://bugs.webkit.org/show_bug.cgi?id=165004.
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
