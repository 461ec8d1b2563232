import type {Root} from 'mdast';
import type {Edit} from './edits.ts';
import type {Platform} from './platform.ts';
import type {Section} from './sections.ts';

/** A text to diagnose. All offsets are UTF-16 code units into `source`. */
export interface ParsedText {
  readonly source: string;
  /** CommonMark 0.31.2 with GFM, with positions. */
  readonly tree: Root;
  /** Where the text will be shown; undefined if that is not known. */
  readonly platform?: Platform;
}

export interface Fix {
  /** The label of the button: a Chinese imperative of a few words. */
  readonly label: string;
  /** In order, and not overlapping. */
  readonly edits: readonly Edit[];
}

/** A place where a text does not do what its author most likely means. */
export interface RuleMatch {
  /** The range that the editor marks; never empty. */
  readonly from: number;
  readonly to: number;
  readonly fix?: Fix;
}

export type Severity = 'problem' | 'hint';

export interface Rule {
  /** The name of the rule's file, in kebab-case. */
  readonly id: string;
  /** The symptom, in a few Chinese words: 「结尾的星号前面是标点」. */
  readonly title: string;
  /** The standard's rule, as one Chinese sentence. */
  readonly explanation: string;
  /** The section of the standard with that rule. */
  readonly section: Section;
  /** A problem surely does not render. For a hint, it is only likely that the author meant something else. */
  readonly severity: Severity;
  /**
   * The platforms where this is a mistake; all of them if missing. On others the rule is silent. On an unknown platform its findings are
   * hints.
   */
  readonly platforms?: readonly Platform[];
  /** The platforms that render this as its author means: on them the rule is silent. */
  readonly renderedOn?: readonly Platform[];
  /** The ids of rules that explain the same place better: where one of them speaks, this one is silent. */
  readonly yieldsTo?: readonly string[];
  /** Pure. Returns every place in the text that breaks the rule, in order. */
  readonly find: (text: ParsedText) => readonly RuleMatch[];
}
