import type {EngineId} from '../engines.fixture.ts';
import type {Platform} from '../platform.ts';

/** A text that breaks a rule, and the effect of repairing it on the real engines. */
interface FailingCase {
  readonly text: string;
  /** The text that the rule marks; its first occurrence counts. */
  readonly marks: string;
  /** The text after the rule's fix, or repaired by hand if the rule has no fix. */
  readonly fixed: string;
  /**
   * A piece of HTML that the fixed text gives and the failing one does not. After a `!`, the reverse: only the failing text gives it.
   * It is normalised: no white space between blocks, attributes in alphabetical order, `<br>` and `<hr>` without a slash.
   */
  readonly wanted: string;
  /** The engines that show it, unless all engines of the rule do; a comment gives the reason. */
  readonly engines?: readonly EngineId[];
}

export interface RuleCases {
  /** The engines that the rule concerns: all for CommonMark, those with the extension for GFM. */
  readonly engines: readonly EngineId[];
  /** The platform that the rule needs to know. */
  readonly platform?: Platform;
  readonly fails: readonly FailingCase[];
  /** Texts without a finding of the rule. */
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
