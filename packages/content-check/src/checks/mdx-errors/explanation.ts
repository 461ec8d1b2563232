import type {Message, TwoSentenceKey} from '../../messages/message.ts';

/** A mistake in the MDX of an article, and its place. */
export interface Explanation {
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  readonly message: Message<TwoSentenceKey>;
}

/** An explanation, with a place if it differs from the place that the parser names. */
export type Explained = Pick<Explanation, 'message'> & Partial<Omit<Explanation, 'message'>>;

/** The place where the parser stopped, and the text. */
export interface FaultLocation {
  readonly line: number;
  readonly column: number;
  readonly source: string;
}

/** A line of the text, by its number; empty if there is no such line. */
export const lineOf = (source: string, line: number): string => source.split('\n')[line - 1] ?? '';
