import {commonEnds} from './common-ends.ts';

/** The longest difference, in UTF-16 code units and lines: browsers take seconds to type a longer one. */
const longest = 100_000;
const mostLines = 1000;

/**
 * Replaces a field's text as if a person had typed the difference, so that Ctrl+Z undoes it; setting `value` clears the
 * history. The focus does not move.
 *
 * @returns false if the browser does not support this, or the difference is too long; the field is unchanged
 */
export function replaceUndoably(field: HTMLTextAreaElement, text: string): boolean {
  if (text === field.value) {
    return true;
  }
  const {start, end} = commonEnds(field.value.split(''), text.split(''), (a, b) => a === b);
  const insert = text.slice(start, text.length - end);
  const removed = field.value.length - end - start;
  if (Math.max(insert.length, removed) > longest || insert.split('\n').length > mostLines) {
    return false;
  }
  const {activeElement} = document;
  field.focus({preventScroll: true});
  field.setSelectionRange(start, field.value.length - end);
  // Deprecated, but the only way to keep a field's undo history, and all browsers support it.
  // oxlint-disable-next-line typescript/no-deprecated
  const done = document.execCommand(insert ? 'insertText' : 'delete', false, insert);
  if (activeElement === document.body) {
    field.blur();
  } else if (activeElement instanceof HTMLElement) {
    activeElement.focus({preventScroll: true});
  }
  return done;
}
