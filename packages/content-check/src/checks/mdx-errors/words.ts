/** What MDX's parser says of a text that it cannot read; see its packages for `ruleId`. */
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
  /** What was read, and why that is no good. */
  readonly read: string;
  readonly remedy: string;
}

/** What is said of a mistake, and its place where the parser names another one. */
export type Words = Pick<Explanation, 'read' | 'remedy'> &
  Partial<Pick<Explanation, 'line' | 'column'>>;

/** What the parser says, where it stopped, and in which text. */
export interface Place {
  readonly failure: MdxFailure;
  readonly line: number;
  readonly column: number;
  readonly source: string;
}

/** A line of the text, by its number; nothing where there is none. */
export const lineOf = (source: string, line: number): string => source.split('\n')[line - 1] ?? '';

/** A remedy that always works. */
export const asCode = (text: string) => `put it into code: \`${text}\``;
