import type {Edit} from '@markdown-zh/diagnosis';
import type {MarkdownKey} from '@markdown-zh/ui/MarkdownKeys';
import type {ScrollPosition} from '../../frame/messages.ts';
import type {Explained} from '../../worker/diagnosis.ts';
import type {TextRange} from '../text-range.ts';

/** The beginning of an editor's history: a text, or a state from `toJson`. */
export type Start = {readonly text: string} | {readonly json: unknown};

/** A piece of the text that the editor follows while the text around it changes. */
export interface HeldRange {
  readonly from: () => number;
  readonly to: () => number;
  /** Whether the piece itself is unchanged. */
  readonly isWhole: () => boolean;
  /**
   * Puts another text in its place, as one step that can be undone, and holds that. If the piece has changed, the text is inserted before it.
   *
   * @param back how many characters before the piece go with it
   */
  readonly replace: (insert: string, back?: number) => void;
}

/** Actions of the page on the editor. All of them can be undone. */
export interface EditorHandle {
  /** Selects a range of the source, scrolls to it, and optionally takes the focus. */
  readonly select: (from: number, to: number, focus?: boolean) => void;
  /** Applies a fix if the text is unchanged. */
  readonly apply: (edits: readonly Edit[], source: string) => void;
  readonly replace: (text: string) => void;
  /** Holds the selection, until another one is held. Undefined while several places are selected. */
  readonly holdSelection: () => HeldRange | undefined;
  /** Begins with another text, beyond which undo cannot go. */
  readonly begin: (start: Start) => void;
  /** The state with its history, to begin with it again. */
  readonly toJson: () => unknown;
}

/** A text editor in an element of the page. */
export interface TextEditor extends EditorHandle {
  /** Marks diagnoses of a text, if it is still the editor's. */
  readonly markDiagnoses: (diagnoses: readonly Explained[], diagnosed: string) => void;
  /** Marks ranges that engines render differently. */
  readonly markDifferences: (ranges: readonly TextRange[]) => void;
  /** Scrolls to the preview's position; the plain field does not. */
  readonly scrollTo?: (position: ScrollPosition) => void;
  /** Applies a key of the row above a phone's keyboard; the plain field has no such row. */
  readonly press?: (key: MarkdownKey) => void;
  readonly destroy: () => void;
}

/** Whether a text comes from the history, or is new. */
export type ChangeKind = 'edit' | 'undo' | 'redo';

export interface Listeners {
  readonly onChange: (source: string, kind: ChangeKind) => void;
  readonly onCursor: (offset: number) => void;
}

/** The state of an editor, for the editor that replaces it. */
export interface EditorSnapshot {
  readonly start: Start;
  /** The texts since the start, in order; the last one is current. */
  readonly texts: readonly string[];
  readonly anchor: number;
  readonly head: number;
  readonly scrollTop: number;
  readonly hasFocus: boolean;
}

/** The text of a start; empty if a saved state is unreadable. */
export function startText(start: Start): string {
  if ('text' in start) {
    return start.text;
  }
  const doc = (start.json as {readonly doc?: unknown} | null)?.doc;
  return typeof doc === 'string' ? doc : '';
}
