import type {MarkdownKey} from '@markdown-zh/ui/MarkdownKeys';
import {replaceUndoably} from '@markdown-zh/ui/replace-undoably';
import {pressed} from './pressed.ts';

/** Applies a key of the row above a phone's keyboard to a field. Ctrl+Z undoes it. */
export function pressKey(field: HTMLTextAreaElement, key: MarkdownKey): void {
  if (key === 'undo' || key === 'redo') {
    // Deprecated, but no other call reaches the history of a field.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand(key);
    return;
  }
  const {value, selectionStart, selectionEnd} = field;
  const {text, from, to} = pressed({text: value, from: selectionStart, to: selectionEnd}, key);
  if (replaceUndoably(field, text)) {
    field.setSelectionRange(from, to);
  }
}
