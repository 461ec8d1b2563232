/** A part of a free answer, found by a selector of unist-util-select: `heading[depth="1"]`, `list[ordered] > listItem`. */
export interface Criterion {
  readonly select: string;
  /** How many must be there at least; 1 if it is not given. Without effect on what must not be there. */
  readonly least?: number | undefined;
  /** What the learner is told, in Chinese. */
  readonly say: string;
}

/** Something to write, and a right answer. */
export interface Variant {
  /** What to do, one or two sentences in Chinese. */
  readonly task: string;
  /** The text to begin with; may be empty. */
  readonly start: string;
  readonly answer: string;
}

/** An exercise of a lesson. Its answers are compared with the model answer, unless it has criteria of its own. */
export interface Exercise extends Variant {
  /** Part of the address, and the key of what is kept about it. */
  readonly id: string;
  /** The first helps to see, the second tells the way; neither gives the answer. */
  readonly hints: readonly [string, string];
  /** The same again, with other words. */
  readonly again?: Variant | undefined;
  /** What a free answer must have. */
  readonly want?: readonly Criterion[] | undefined;
  /** What it must not have. */
  readonly avoid?: readonly Criterion[] | undefined;
  /** Whether `$…$` is a formula. */
  readonly formulas?: boolean | undefined;
}

/** An exercise as a lesson has it, with the answers that its test tries. */
export interface CheckedExercise extends Exercise {
  /** Other right answers. */
  readonly right: readonly string[];
  readonly wrong: readonly {
    readonly text: string;
    /** A part of what the learner is told. */
    readonly told: string;
  }[];
}
