import type {Edit} from '@markdown-zh/diagnosis';
import type {MarkdownKey} from '@markdown-zh/ui/MarkdownKeys';
import type {ScrollPosition} from '../../frame/messages.ts';
import type {Explained} from '../../worker/diagnosis.ts';
import type {TextRange} from '../text-range.ts';

/** The beginning of an editor's history: a text, or a state from `toJson`. */
export type Start = {readonly text: string} | {readonly json: unknown};

/** Actions of the page on the editor. All of them can be undone. */
export interface EditorHandle {
  /** Selects a range of the source, scrolls to it, and optionally takes the focus. */
  readonly select: (from: number, to: number, focus?: boolean) => void;
  /** Applies a fix if the text is unchanged. */
  readonly apply: (edits: readonly Edit[], source: string) => void;
  readonly replace: (text: string) => void;
  /** Begins with another text, without a history. Undo cannot go back beyond it. */
  readonly restart: (text: string) => void;
  /** The state with its history, for session storage. */
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

export interface Listeners {
  readonly onChange: (source: string) => void;
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
