import {useEffect, useImperativeHandle, useRef, type Ref, type RefObject} from 'react';
import {isolateHistory} from '@codemirror/commands';
import {setDiagnostics, type Diagnostic} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {type Diagnosis, type Edit, ruleById} from '@markdown-zh/diagnosis';
import {contentLanguage} from '@site/site/locale';
import {setDifferences, type TextRange} from './differences';
import {extensions, persistedFields} from './extensions';

/** Actions of the page on the editor. All of them can be undone. */
export interface EditorHandle {
  /** Selects a range of the source, scrolls to it, and optionally takes the focus. */
  readonly select: (from: number, to: number, focus?: boolean) => void;
  /** Applies a fix if the text is unchanged. */
  readonly apply: (edits: readonly Edit[], source: string) => void;
  readonly replace: (text: string) => void;
  /** The state with its history, for session storage. */
  readonly toJson: () => unknown;
}

export interface EditorOptions {
  readonly handle: Ref<EditorHandle>;
  /** Id of the label element. */
  readonly labelId: string;
  /** The initial text, or a state from `toJson`. */
  readonly initial: {readonly text: string} | {readonly json: unknown};
  readonly diagnoses: readonly Diagnosis[];
  /** The text of these diagnoses. */
  readonly diagnosed: string;
  /** Ranges that engines render differently. */
  readonly differences: readonly TextRange[];
  readonly onChange: (source: string) => void;
  readonly onCursor: (offset: number) => void;
}

/** Creates a CodeMirror editor in an element, for the lifetime of the element. */
export function useEditor(options: EditorOptions): RefObject<HTMLDivElement | null> {
  const {handle, diagnoses, diagnosed, differences} = options;
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
    const {labelId, initial} = latest.current;
    const editor = new EditorView({
      state: createState(initial, extensions(labelId, onUpdate)),
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
    // The text may have changed in the meantime; then the next diagnosis is already running.
    if (editor?.state.doc.length === diagnosed.length && editor.state.sliceDoc() === diagnosed) {
      const marks = diagnoses.map((diagnosis) => markOf(diagnosis, diagnosed));
      editor.dispatch(setDiagnostics(editor.state, marks));
    }
  }, [diagnoses, diagnosed]);

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
      apply: (edits, source) => {
        if (view.current) {
          applyFix(view.current, edits, source);
          view.current.focus();
        }
      },
      replace: (text) => {
        const length = view.current?.state.doc.length ?? 0;
        view.current?.dispatch({
          changes: {from: 0, to: length, insert: text},
          selection: {anchor: 0},
          userEvent: 'input.replace',
          annotations: isolateHistory.of('full'),
        });
      },
      toJson: (): unknown => view.current?.state.toJSON(persistedFields),
    }),
    [],
  );
  return parent;
}

/** The saved state; only its text if the state is unreadable. */
function createState(
  initial: EditorOptions['initial'],
  extension: ReturnType<typeof extensions>,
): EditorState {
  if ('text' in initial) {
    return EditorState.create({doc: initial.text, extensions: extension});
  }
  try {
    return EditorState.fromJSON(initial.json, {extensions: extension}, persistedFields);
  } catch {
    const doc = (initial.json as {doc?: unknown} | null)?.doc;
    return EditorState.create({doc: typeof doc === 'string' ? doc : '', extensions: extension});
  }
}

/** Converts a diagnosis to a CodeMirror diagnostic, with its fix in the tooltip. */
function markOf({rule, from, to, fix}: Diagnosis, source: string): Diagnostic {
  const {title = '', severity} = ruleById.get(rule) ?? {};
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
