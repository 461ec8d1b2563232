import {applyEdits} from '@markdown-zh/diagnosis/edits';
import {replaceUndoably} from '@markdown-zh/ui/replace-undoably';
import {isRange} from '../text-range.ts';
import {
  startText,
  type EditorSnapshot,
  type Listeners,
  type Start,
  type TextEditor,
} from './text-editor.ts';

/** A plain field until CodeMirror has loaded, and for good if it does not load. */
export interface PlainEditor extends TextEditor {
  /** Begins with another text than the page's. If the reader has already typed, that text stays, as an edit of this one. */
  readonly begin: (start: Start) => void;
  /** Resolves to the field's state once no input method composes and no pointer selects. The state is valid until the next task. */
  readonly snapshotWhenIdle: () => Promise<EditorSnapshot>;
}

/** Takes over a field of the page, which may contain a text that the reader has typed since the page came. */
export function createPlainEditor(
  field: HTMLTextAreaElement,
  {onChange, onCursor}: Listeners,
): PlainEditor {
  let start: Start = {text: field.defaultValue};
  /** Texts that others have replaced. */
  const earlier: string[] = [];
  const busy = new Set<'composition' | 'pointer'>();
  let onFree: (() => void) | undefined;
  const listeners = new AbortController();
  const {signal} = listeners;
  const tellChange = () => {
    onChange(field.value);
  };
  const tellCursor = () => {
    if (document.activeElement === field) {
      onCursor(field.selectionDirection === 'backward' ? field.selectionStart : field.selectionEnd);
    }
  };
  field.addEventListener('input', tellChange, {signal});
  field.addEventListener('selectionchange', tellCursor, {signal});
  for (const [target, type, cause, isBusy] of [
    [field, 'compositionstart', 'composition', true],
    [field, 'compositionend', 'composition', false],
    [field, 'pointerdown', 'pointer', true],
    [window, 'pointerup', 'pointer', false],
    [window, 'pointercancel', 'pointer', false],
  ] as const) {
    const note = () => {
      busy[isBusy ? 'add' : 'delete'](cause);
      if (busy.size === 0) {
        onFree?.();
      }
    };
    target.addEventListener(type, note, {signal});
  }
  if (field.value !== field.defaultValue) {
    tellChange();
  }

  function replace(text: string): void {
    earlier.push(field.value);
    if (!replaceUndoably(field, text)) {
      field.value = text;
      tellChange();
    }
  }

  return {
    begin: (next) => {
      const isTouched = field.value !== startText(start);
      start = next;
      if (!isTouched) {
        const text = startText(next);
        field.value = text;
        field.setSelectionRange(0, 0);
        tellChange();
      }
    },
    snapshotWhenIdle: async () => {
      if (busy.size > 0) {
        await new Promise<void>((resolve) => (onFree = resolve));
      }
      const {selectionStart, selectionEnd, selectionDirection, scrollTop, value} = field;
      const isBackward = selectionDirection === 'backward';
      return {
        start,
        texts: [...earlier, value],
        anchor: isBackward ? selectionEnd : selectionStart,
        head: isBackward ? selectionStart : selectionEnd,
        scrollTop,
        hasFocus: document.activeElement === field,
      };
    },
    select: (from, to, focus = false) => {
      if (isRange(from, to)) {
        field.setSelectionRange(from, to);
        if (focus) {
          field.focus();
        }
      }
    },
    apply: (edits, source) => {
      if (field.value === source) {
        replace(applyEdits(source, edits));
      }
      field.focus();
    },
    replace: (text) => {
      replace(text);
      field.setSelectionRange(0, 0);
    },
    restart: (text) => {
      earlier.length = 0;
      start = {text};
      field.value = text; // the browser's history ends here
      field.setSelectionRange(0, 0);
      tellChange();
    },
    toJson: () => {
      const {value, selectionStart, selectionEnd} = field;
      return 'json' in start && value === startText(start)
        ? start.json
        : {
            doc: value,
            selection: {ranges: [{anchor: selectionStart, head: selectionEnd}], main: 0},
          };
    },
    markDiagnoses: () => undefined,
    markDifferences: () => undefined,
    destroy: () => {
      listeners.abort();
    },
  };
}
