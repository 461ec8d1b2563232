import {commonEnds} from '@site/src/lib/common-ends';

/**
 * Writes a text into a field as if a person had typed the difference, so that Ctrl+Z takes it back: setting `value` clears the
 * history. The focus stays where it is.
 *
 * @returns false where the browser cannot; the field is as it was
 */
export function replaceUndoably(field: HTMLTextAreaElement, text: string): boolean {
  if (text === field.value) {
    return true;
  }
  const {start, end} = commonEnds(field.value.split(''), text.split(''), (a, b) => a === b);
  const {activeElement} = document;
  field.focus({preventScroll: true});
  field.setSelectionRange(start, field.value.length - end);
  const insert = text.slice(start, text.length - end);
  // Deprecated, but nothing else keeps a field's undo history, and all browsers have it.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const done = document.execCommand(insert ? 'insertText' : 'delete', false, insert);
  if (activeElement instanceof HTMLElement) {
    activeElement.focus({preventScroll: true});
  }
  return done;
}
