import {isolateHistory} from '@codemirror/commands';
import {setDiagnostics, type Diagnostic} from '@codemirror/lint';
import {EditorState, type Extension, type Transaction} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import type {Edit} from '@markdown-zh/diagnosis';
import type {ScrollPosition} from '../../frame/messages.ts';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import type {Explained} from '../../worker/diagnosis.ts';
import {isRange} from '../text-range.ts';
import {commandOf} from './commands/phone-keys.ts';
import {setDifferences} from './differences.ts';
import {extensions, persistedFields} from './extensions.ts';
import {holdRange, type FollowingRange} from './held-range.ts';
import {syncScroll} from './scroll-sync.ts';
import {
  startText,
  type ChangeKind,
  type EditorSnapshot,
  type Listeners,
  type Start,
  type TextEditor,
} from './text-editor.ts';

interface Options extends Listeners {
  /** Ids of the elements with the editor's label and description. */
  readonly labelId: string;
  readonly hintId: string;
  /** Called when the mark of a line with diagnoses is pressed; lines count from 1. */
  readonly onMark: (line: number) => void;
  /** Called when the editor gets or loses the focus. */
  readonly onFocus: (hasFocus: boolean) => void;
  /** Called with the selected text; empty without a selection. */
  readonly onSelect: (selected: string) => void;
  /** Called when the reader scrolls. */
  readonly onScroll: (position: ScrollPosition) => void;
  /** The height in pixels of the element that covers the end of the editor. */
  readonly coveredHeight: () => number;
}

/** Creates CodeMirror in an element, with the state of the editor that it replaces. */
export function createCodeEditor(
  parent: HTMLElement,
  before: EditorSnapshot,
  options: Options,
): TextEditor {
  const {onChange, onCursor, onMark, onFocus, onSelect, onScroll, coveredHeight} = options;
  let held: FollowingRange | undefined;
  const onUpdate = EditorView.updateListener.of((update) => {
    const {docChanged, selectionSet, focusChanged, state, changes} = update;
    if (docChanged) {
      held?.follow((offset, side) => changes.mapPos(offset, side));
    }
    if (focusChanged) {
      onFocus(update.view.hasFocus);
    }
    if (docChanged) {
      onChange(state.sliceDoc(), kindOf(update.transactions));
    }
    if (docChanged || selectionSet) {
      const {from, to, head} = state.selection.main;
      onCursor(head);
      onSelect(state.sliceDoc(from, to));
      scroll.stopLeading();
    }
  });
  const margins = EditorView.scrollMargins.of(() => ({bottom: coveredHeight()}));
  const used = [extensions(options), onUpdate, margins];
  const view = new EditorView({state: createState(before, used), parent});
  const scroll = syncScroll(view, onScroll);
  view.dom.addEventListener('click', ({target, clientY}) => {
    if (target instanceof Element && target.closest('.cm-gutter-lint')) {
      const {from} = view.lineBlockAtHeight(clientY - view.documentTop);
      onMark(view.state.doc.lineAt(from).number);
    }
  });
  view.coordsAtPos(0); // measures the lines, which would otherwise move in the next frame
  view.scrollDOM.scrollTop = before.scrollTop;
  if (before.hasFocus) {
    view.focus();
  }

  return {
    select: (from, to, focus = false) => {
      if (!isRange(from, to)) {
        return;
      }
      const {length} = view.state.doc;
      const [anchor, head] = [Math.min(from, length), Math.min(to, length)];
      view.dispatch({
        selection: {anchor, head},
        effects: EditorView.scrollIntoView(anchor, {y: 'center'}),
      });
      if (focus) {
        view.focus();
      }
    },
    apply: (edits, source) => {
      applyFix(view, edits, source);
      view.focus();
    },
    replace: (text) => {
      view.dispatch(replacing(view.state, text));
    },
    holdSelection: () => {
      const {main, ranges} = view.state.selection;
      held = undefined;
      if (ranges.length === 1) {
        held = holdRange(main.from, main.to, {
          slice: (from, to) => view.state.sliceDoc(from, to),
          replace: (from, to, insert) => {
            const {head} = view.state.selection.main;
            const isThere = from <= head && head <= to;
            view.dispatch({
              changes: {from, to, insert},
              ...(isThere && {selection: {anchor: from + insert.length}}),
              scrollIntoView: isThere,
              userEvent: 'input.paste',
              annotations: isolateHistory.of('full'),
            });
          },
        });
      }
      return held;
    },
    begin: (start) => {
      held = undefined;
      view.setState(readStart(start, used));
      onChange(view.state.sliceDoc(), 'edit');
      onCursor(0);
    },
    toJson: (): unknown => view.state.toJSON(persistedFields),
    markDiagnoses: (diagnoses, diagnosed) => {
      // The text may have changed in the meantime; then the next diagnosis is already running.
      if (view.state.doc.length === diagnosed.length && view.state.sliceDoc() === diagnosed) {
        const marks = diagnoses.map((diagnosis) => markOf(diagnosis, diagnosed));
        view.dispatch(setDiagnostics(view.state, marks));
      }
    },
    markDifferences: (ranges) => {
      view.dispatch({effects: setDifferences.of(ranges)});
    },
    scrollTo: scroll.scrollTo,
    press: (key) => {
      commandOf(key)(view);
    },
    destroy: () => {
      view.destroy();
    },
  };
}

function kindOf(transactions: readonly Transaction[]): ChangeKind {
  const isOf = (event: string) => transactions.some((one) => one.isUserEvent(event));
  return isOf('undo') ? 'undo' : isOf('redo') ? 'redo' : 'edit';
}

/** The state of another editor: its start, and each of its texts as a step that can be undone. */
function createState(
  {start, texts, anchor, head}: EditorSnapshot,
  extension: Extension,
): EditorState {
  const saved = readStart(start, extension);
  const latest = texts.reduce(
    (state, text) =>
      state.sliceDoc() === text ? state : state.update(replacing(state, text)).state,
    saved,
  );
  const isAtStart = latest === saved && anchor === 0 && head === 0;
  return isAtStart ? saved : latest.update({selection: {anchor, head}}).state;
}

/** The saved state; only its text if the state is unreadable. */
function readStart(start: Start, extension: Extension): EditorState {
  if ('json' in start) {
    try {
      return EditorState.fromJSON(start.json, {extensions: extension}, persistedFields);
    } catch {
      // As a text, below.
    }
  }
  return EditorState.create({doc: startText(start), extensions: extension});
}

/** Another text, as one undo step. */
function replacing(state: EditorState, text: string) {
  return {
    changes: {from: 0, to: state.doc.length, insert: text},
    selection: {anchor: 0},
    userEvent: 'input.replace',
    annotations: isolateHistory.of('full'),
  } as const;
}

/** Converts a diagnosis to a CodeMirror diagnostic, with its fix in the tooltip. */
function markOf({about: {title}, severity, from, to, fix}: Explained, source: string): Diagnostic {
  const action = fix && {
    name: fix.label,
    apply: (view: EditorView) => {
      applyFix(view, fix.edits, source);
    },
  };
  return {
    from,
    to,
    severity: severity === 'hint' ? 'info' : 'error',
    message: title,
    renderMessage: () => {
      const message = document.createElement('span');
      message.lang = contentLanguage;
      message.textContent = title;
      return message;
    },
    ...(action && {actions: [action]}),
  };
}

/** Applies edits as one undo step if the text is unchanged. */
function applyFix(view: EditorView, edits: readonly Edit[], source: string): void {
  if (view.state.sliceDoc() === source) {
    view.dispatch({
      changes: [...edits],
      userEvent: 'input.fix',
      annotations: isolateHistory.of('full'),
    });
  }
}
