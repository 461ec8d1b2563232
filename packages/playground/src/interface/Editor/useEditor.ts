import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';
import type {MarkdownKey} from '@markdown-zh/ui/MarkdownKeys';
import type {ScrollLink} from '../../scroll-link.ts';
import type {Explained} from '../../worker/diagnosis.ts';
import {createPlainEditor, type PlainEditor} from './plain-editor.ts';
import type {TextRange} from '../text-range.ts';
import type {ChangeKind, EditorHandle, Listeners, TextEditor} from './text-editor.ts';

/** Actions of the page on the editor. */
export type PlaygroundHandle = EditorHandle;

export interface EditorOptions extends Listeners {
  readonly handle: Ref<PlaygroundHandle>;
  /** Ids of the elements with the editor's label and description. */
  readonly labelId: string;
  readonly hintId: string;
  /** Whether to load CodeMirror. */
  readonly isActive: boolean;
  readonly diagnoses: readonly Explained[];
  /** The text of these diagnoses. */
  readonly diagnosed: string;
  /** Ranges that engines render differently. */
  readonly differences: readonly TextRange[];
  /** Called when the mark of a line with diagnoses is pressed; lines count from 1. */
  readonly onMark: (line: number) => void;
  /** Called with the selected text; empty without a selection. */
  readonly onSelect: (selected: string) => void;
  /** Makes the editor and the preview scroll together. */
  readonly scrollLink: ScrollLink;
}

interface Editor {
  /** The element of the plain field. */
  readonly plain: RefObject<HTMLDivElement | null>;
  /** The element of CodeMirror. */
  readonly code: RefObject<HTMLDivElement | null>;
  /** Whether CodeMirror has replaced the field. */
  readonly isCode: boolean;
  /** Whether CodeMirror has the focus. */
  readonly hasFocus: boolean;
  /** The element of the keys above a phone's keyboard, which may cover the end of the text. */
  readonly keys: RefObject<HTMLDivElement | null>;
  readonly press: (key: MarkdownKey) => void;
}

/** A plain field that CodeMirror replaces, with its text, selection and scroll position. */
export function useEditor(options: EditorOptions): Editor {
  const {handle, isActive, diagnoses, diagnosed, differences, scrollLink} = options;
  const plain = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLDivElement>(null);
  const field = useRef<PlainEditor>(undefined);
  const editor = useRef<TextEditor>(undefined);
  const [isCode, setCode] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const onChange = useEffectEvent((source: string, kind: ChangeKind) => {
    options.onChange(source, kind);
  });
  const onCursor = useEffectEvent((offset: number) => {
    options.onCursor(offset);
  });

  const onMark = useEffectEvent((line: number) => {
    options.onMark(line);
  });

  useLayoutEffect(() => {
    const area = plain.current?.querySelector('textarea');
    if (area) {
      field.current = createPlainEditor(area, {
        onChange: (source, kind) => {
          onChange(source, kind);
        },
        onCursor: (offset) => {
          onCursor(offset);
        },
      });
      editor.current = field.current;
    }
    return () => {
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, []);

  const load = useEffectEvent(async () => {
    const {createCodeEditor} = await import('./code-editor.ts');
    const before = await field.current?.snapshotWhenIdle();
    if (editor.current && editor.current === field.current && before && code.current) {
      editor.current.destroy();
      editor.current = createCodeEditor(code.current, before, {
        labelId: options.labelId,
        hintId: options.hintId,
        onChange: (source, kind) => {
          onChange(source, kind);
        },
        onCursor: (offset) => {
          onCursor(offset);
        },
        onMark: (line) => {
          onMark(line);
        },
        onFocus: setFocus,
        onSelect: options.onSelect,
        onScroll: (position) => {
          scrollLink.reportScroll('editor', position);
        },
        coveredHeight: () => keys.current?.offsetHeight ?? 0,
      });
      flushSync(() => {
        setCode(true);
      });
    }
  });
  useEffect(() => {
    if (isActive) {
      load().catch(() => {
        field.current?.stay();
      });
    }
  }, [isActive]);

  useEffect(() => {
    editor.current?.markDiagnoses(diagnoses, diagnosed);
  }, [isCode, diagnoses, diagnosed]);
  useEffect(() => {
    editor.current?.markDifferences(differences);
  }, [isCode, differences]);

  useEffect(
    () => scrollLink.connect('editor', (position) => editor.current?.scrollTo?.(position)),
    [scrollLink],
  );

  useImperativeHandle(
    handle,
    () => ({
      begin: (start) => editor.current?.begin(start),
      select: (...range) => editor.current?.select(...range),
      apply: (edits, source) => editor.current?.apply(edits, source),
      replace: (text) => editor.current?.replace(text),
      holdSelection: () => editor.current?.holdSelection(),
      toJson: () => editor.current?.toJson(),
    }),
    [],
  );
  const press = (key: MarkdownKey) => {
    editor.current?.press?.(key);
  };
  return {plain, code, isCode, hasFocus, keys, press};
}
