import type {Pasted} from '@markdown-zh/convert/from-html';
import {pasteForms, type PasteForms} from './forms.ts';

export type {PasteForms} from './forms.ts';

export interface PasteRequest {
  /** The clipboard's HTML; empty if it has none. */
  readonly source: string;
  /** The clipboard's text. */
  readonly plain: string;
  /** The text that it is pasted into, and the range that it replaces, in UTF-16 code units. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A clipboard for its place in a text. */
export interface Paste {
  readonly forms: PasteForms;
  /** The file names that stand for pictures whose data is not in the text. */
  readonly pictures: readonly string[];
}

/** @param read converts the HTML */
export function pasteInto(
  {plain, text, from, to}: PasteRequest,
  read?: () => Pasted | undefined,
): Paste {
  const pasted = read?.();
  const lines = plain === '' ? (pasted?.markdown ?? '') : plain;
  return {
    forms: pasteForms(text, from, to, lines, pasted?.markdown),
    pictures: pasted?.pictures ?? [],
  };
}
