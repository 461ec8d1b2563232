import {useEffect, useImperativeHandle, useRef, type Ref, type RefObject} from 'react';
import {setDiagnostics, type Diagnostic} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import type {Edit} from '@site/src/lib/diagnosis/rule';
import {ruleById} from '../rules';
import type {Diagnosis} from '../worker/diagnosis';
import {setDifferences, type Stretch} from './differences';
import {extensions, keptFields} from './extensions';

/** What the page can do with the editor. All of it can be undone. */
export interface EditorHandle {
  /** Selects a piece of the source, scrolls to it, and takes the focus if asked to. */
  readonly select: (from: number, to: number, focus?: boolean) => void;
  readonly apply: (edits: readonly Edit[]) => void;
  readonly replace: (text: string) => void;
  /** The state with its history, for the session's storage. */
  readonly toJson: () => unknown;
}

export interface EditorOptions {
  readonly handle: Ref<EditorHandle>;
  readonly label: string;
  /** The text to begin with, or a state that `toJson` gave. */
  readonly initial: {readonly text: string} | {readonly json: unknown};
  readonly diagnoses: readonly Diagnosis[];
  /** What engines read differently. */
  readonly differences: readonly Stretch[];
  readonly onChange: (source: string) => void;
  readonly onCursor: (offset: number) => void;
}

/** Puts a CodeMirror editor into an element, and keeps it for as long as the element is there. */
export function useEditor(options: EditorOptions): RefObject<HTMLDivElement | null> {
  const {handle, diagnoses, differences} = options;
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const onUpdate = EditorView.updateListener.of(({docChanged, selectionSet, state}) => {
      if (docChanged) {
        latest.current.onChange(state.sliceDoc());
      }
      if (docChanged || selectionSet) {
        latest.current.onCursor(state.selection.main.head);
      }
    });
    const {label, initial} = latest.current;
    const editor = new EditorView({
      state: createState(initial, extensions(label, onUpdate)),
      parent: parent.current ?? document.body,
    });
    view.current = editor;
    latest.current.onChange(editor.state.sliceDoc());
    return () => {
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    const editor = view.current;
    const length = editor?.state.doc.length ?? 0;
    // A diagnosis may come after the text has become shorter: the next one is on its way.
    const marks = diagnoses.filter(({to}) => to <= length).map(markOf);
    editor?.dispatch(setDiagnostics(editor.state, marks));
  }, [diagnoses]);

  useEffect(() => {
    view.current?.dispatch({effects: setDifferences.of(differences)});
  }, [differences]);

  useImperativeHandle(
    handle,
    () => ({
      select: (from, to, focus = false) => {
        const length = view.current?.state.doc.length ?? 0;
        const [anchor, head] = [Math.min(from, length), Math.min(to, length)];
        if (!Number.isInteger(anchor) || !Number.isInteger(head) || anchor < 0 || head < 0) {
          return; // the frame is not trusted
        }
        view.current?.dispatch({
          selection: {anchor, head},
          effects: EditorView.scrollIntoView(anchor, {y: 'center'}),
        });
        if (focus) {
          view.current?.focus();
        }
      },
      apply: (edits) => {
        if (view.current) {
          applyFix(view.current, edits);
        }
      },
      replace: (text) => {
        const length = view.current?.state.doc.length ?? 0;
        view.current?.dispatch({
          changes: {from: 0, to: length, insert: text},
          selection: {anchor: 0},
          userEvent: 'input.replace',
        });
      },
      toJson: (): unknown => view.current?.state.toJSON(keptFields),
    }),
    [],
  );
  return parent;
}

/** The state that was kept, or the text, when what was kept is not (or no longer) readable. */
function createState(
  initial: EditorOptions['initial'],
  extension: ReturnType<typeof extensions>,
): EditorState {
  if ('text' in initial) {
    return EditorState.create({doc: initial.text, extensions: extension});
  }
  try {
    return EditorState.fromJSON(initial.json, {extensions: extension}, keptFields);
  } catch {
    const doc = (initial.json as {doc?: unknown} | null)?.doc;
    return EditorState.create({doc: typeof doc === 'string' ? doc : '', extensions: extension});
  }
}

/** A diagnosis as CodeMirror marks it, with its fix in the tooltip. */
function markOf({rule, from, to, fix}: Diagnosis): Diagnostic {
  const {title = '', severity} = ruleById.get(rule) ?? {};
  const action = fix && {
    name: fix.label,
    apply: (view: EditorView) => {
      applyFix(view, fix.edits);
    },
  };
  return {
    from,
    to,
    severity: severity === 'hint' ? 'info' : 'error',
    message: title,
    ...(action && {actions: [action]}),
  };
}

/** Applies edits as one step of the undo history. A fix of an older text may lie beyond the text's end. */
function applyFix(view: EditorView, edits: readonly Edit[]): void {
  const {length} = view.state.doc;
  if (edits.every(({to}) => to <= length)) {
    view.dispatch({changes: [...edits], userEvent: 'input.fix'});
  }
}
