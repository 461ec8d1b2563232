import {applyEdits} from '@markdown-zh/diagnosis/edits';
import {commonEnds} from '@markdown-zh/ui/common-ends';
import {replaceUndoably} from '@markdown-zh/ui/replace-undoably';
import {isRange} from '../text-range.ts';
import {holdRange, type FollowingRange} from './held-range.ts';
import {
  startText,
  type ChangeKind,
  type EditorSnapshot,
  type Listeners,
  type Start,
  type TextEditor,
} from './text-editor.ts';

/** A plain field until CodeMirror has loaded, and for good if it does not load. */
export interface PlainEditor extends TextEditor {
  /** Resolves to the field's state once no input method composes and no pointer selects. The state is valid until the next task. */
  readonly snapshotWhenIdle: () => Promise<EditorSnapshot>;
  /** Shows also a long text, because CodeMirror does not come. */
  readonly stay: () => void;
}

/** Longer texts wait for CodeMirror, in UTF-16 code units: a field lays out all of its lines, which takes seconds. */
const longestShown = 200_000;

/** Takes over a field of the page, which may contain a text that the reader has typed since the page came. */
export function createPlainEditor(
  field: HTMLTextAreaElement,
  {onChange, onCursor}: Listeners,
): PlainEditor {
  let start: Start = {text: field.defaultValue};
  /** Texts that others have replaced. */
  const earlier: string[] = [];
  const busy = new Set<'composition' | 'pointer' | 'paste'>();
  let onFree: (() => void) | undefined;
  const listeners = new AbortController();
  const {signal} = listeners;
  let held: (FollowingRange & {text: string}) | undefined;
  let stays = false;
  const isHidden = () => !stays && field.value.length > longestShown;
  const hideLong = () => {
    field.style.display = isHidden() ? 'none' : '';
  };
  const tellChange = (kind: ChangeKind = 'edit') => {
    if (held && held.text !== field.value) {
      const [before, after] = [held.text, field.value];
      held.text = after;
      const {start, end} = commonEnds(before, after, (x, y) => x === y);
      const [oldEnd, newEnd] = [before.length - end, after.length - end];
      held.follow((offset, side) =>
        offset < start || (offset === start && (side < 0 || start < oldEnd))
          ? offset
          : Math.max(offset, oldEnd) + newEnd - oldEnd,
      );
    }
    onChange(field.value, kind);
  };
  const tellCursor = () => {
    if (document.activeElement === field) {
      onCursor(field.selectionDirection === 'backward' ? field.selectionStart : field.selectionEnd);
    }
  };
  field.addEventListener(
    'input',
    (event) => {
      tellChange(kindOf(event));
    },
    {signal},
  );
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
    if (isHidden() || !replaceUndoably(field, text)) {
      field.value = text;
      tellChange();
    }
    hideLong();
  }

  return {
    begin: (next) => {
      earlier.length = 0;
      start = next;
      field.value = startText(next); // the browser's history ends here
      hideLong();
      field.setSelectionRange(0, 0);
      tellChange();
    },
    stay: () => {
      stays = true;
      hideLong();
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
    holdSelection: () => {
      const {selectionStart, selectionEnd, value} = field;
      busy.add('paste'); // until it is in the text
      const range = holdRange(selectionStart, selectionEnd, {
        slice: (from, to) => (signal.aborted ? undefined : field.value.slice(from, to)),
        replace: (from, to, insert) => {
          const isThere = from <= field.selectionEnd && field.selectionEnd <= to;
          const end = isThere ? from + insert.length : field.selectionEnd;
          replace(field.value.slice(0, from) + insert + field.value.slice(to));
          field.setSelectionRange(end, end);
          busy.delete('paste');
          if (busy.size === 0) {
            onFree?.();
          }
        },
      });
      held = {...range, text: value};
      return held;
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

function kindOf(event: Event): ChangeKind {
  const type = event instanceof InputEvent ? event.inputType : '';
  return type === 'historyUndo' ? 'undo' : type === 'historyRedo' ? 'redo' : 'edit';
}
