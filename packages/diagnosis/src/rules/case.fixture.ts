import type {EngineId} from '../engines.fixture.ts';

/** A text that breaks a rule, and what mending it changes: run on the real engines. */
interface FailingCase {
  readonly text: string;
  /** What the rule marks in it: its first occurrence in the text. */
  readonly marks: string;
  /** The text after the rule's fix; for a rule without a fix, mended by hand. */
  readonly fixed: string;
  /**
   * What the mended text gives and the failing one does not: a piece of HTML, normalised (no white space
   * between blocks, attributes in alphabetical order, `<br>` and `<hr>` without a slash). A `!` before it
   * turns it round: the failing text gives it.
   */
  readonly wanted: string;
  /** The engines that show it, where not all of the rule's do; a comment says why. */
  readonly engines?: readonly EngineId[];
}

export interface RuleCases {
  /** The engines that the rule speaks of: all for CommonMark, those with the extension for GFM. */
  readonly engines: readonly EngineId[];
  readonly fails: readonly FailingCase[];
  /** Texts on which the rule stays silent. */
  readonly passes: readonly string[];
}

export const allEngines: readonly EngineId[] = [
  'commonmark',
  'markdown-it',
  'marked',
  'micromark',
  'remark',
];

/** The engines with GFM's tables, strikethrough, task lists and bare links. */
export const gfmEngines: readonly EngineId[] = ['markdown-it', 'marked', 'micromark', 'remark'];
