/** A message of MDX's parser. Its packages list the values of `ruleId`. */
export interface MdxFailure {
  readonly reason: string;
  readonly ruleId?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** A mistake in an article as its author reads it. */
export interface Explanation {
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** What the parser read, and why it is wrong. */
  readonly read: string;
  readonly remedy: string;
}

/** An explanation, with a place if it differs from the place that the parser names. */
export type Words = Pick<Explanation, 'read' | 'remedy'> &
  Partial<Pick<Explanation, 'line' | 'column'>>;

/** The parser's message, the place where it stopped, and the text. */
export interface Place {
  readonly failure: MdxFailure;
  readonly line: number;
  readonly column: number;
  readonly source: string;
}

/** A line of the text, by its number; empty if there is no such line. */
export const lineOf = (source: string, line: number): string => source.split('\n')[line - 1] ?? '';

/** A remedy that always works. */
export const asCode = (text: string) => `put it into code: \`${text}\``;
