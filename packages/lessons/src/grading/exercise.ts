/** A part of a free answer, found by a selector of unist-util-select: `heading[depth="1"]`, `list[ordered] > listItem`. */
export interface Criterion {
  readonly select: string;
  /** The smallest number of matches for `want`; 1 by default. `avoid` ignores it. */
  readonly least?: number | undefined;
  /** The mistake, in Chinese, without a full stop. */
  readonly say: string;
  /** How to correct the mistake, in Chinese, without a full stop. */
  readonly remedy?: string | undefined;
}

/** A task with a right answer. */
export interface Variant {
  /** One or two sentences in Chinese. */
  readonly task: string;
  /** The text to begin with; may be empty. */
  readonly start: string;
  readonly answer: string;
}

/** An exercise of a lesson. Its answers are compared with the model answer, unless it has criteria of its own. */
export interface Exercise extends Variant {
  /** Part of the address, and the key of the learner's progress. */
  readonly id: string;
  /** The first shows where to look, the second how to do it. Neither gives the answer. */
  readonly hints: readonly [string, string];
  /** The same exercise with other words. */
  readonly again?: Variant | undefined;
  /** Criteria that a free answer must meet. */
  readonly want?: readonly Criterion[] | undefined;
  /** Criteria that a free answer must not meet. */
  readonly avoid?: readonly Criterion[] | undefined;
  /** Whether `$…$` is a formula. */
  readonly formulas?: boolean | undefined;
}

/** An exercise with the answers that its check tries. */
export interface CheckedExercise extends Exercise {
  /** Other right answers. */
  readonly right: readonly string[];
  readonly wrong: readonly {
    readonly text: string;
    /** A part of the sentences that the learner reads. */
    readonly told: string;
  }[];
}
