import type {Root} from 'mdast';
import type {Section} from './sections/index.ts';

/** A text that is to be diagnosed. All offsets are UTF-16 code units into `source`. */
export interface ParsedText {
  readonly source: string;
  /** CommonMark 0.31.2 with GFM, with positions. */
  readonly tree: Root;
}

/** Replaces `source.slice(from, to)`; an insertion has `from === to`. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export interface Fix {
  /** What a press of the button does, in Chinese, as an imperative of a few words. */
  readonly label: string;
  /** In order, not overlapping. */
  readonly edits: readonly Edit[];
}

/** A place where a text does not do what its author most likely means. */
export interface Finding {
  /** What is marked in the editor; never empty. */
  readonly from: number;
  readonly to: number;
  readonly fix?: Fix;
}

export interface Rule {
  /** The name of the rule's file, in kebab-case. */
  readonly id: string;
  /** What is seen, in Chinese, short: 「结尾的星号前面是标点」. */
  readonly title: string;
  /** What the standard's rule is, as one Chinese sentence. */
  readonly explanation: string;
  /** Where the standard says so. */
  readonly section: Section;
  /** A hint tells of what is only likely to be meant otherwise; a problem surely does not render. */
  readonly severity: 'problem' | 'hint';
  /** Pure: every place in the text that breaks the rule, in order. */
  readonly find: (text: ParsedText) => readonly Finding[];
}
