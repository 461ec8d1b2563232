import type {SearchResults} from '../index/types.ts';

/** The first message to the worker. */
export interface Start {
  /** Where the files of the index are, with a slash at the end. */
  readonly indexUrl: string;
}

export interface Question {
  readonly id: number;
  /** Nothing: the first tier is loaded, no more. */
  readonly query?: string;
  readonly limit: number;
}

/** Nobody waits for the answer to this question any more. */
export interface Withdrawal {
  readonly withdrawn: number;
}

export type Request = Question | Withdrawal;

export type Response =
  | {readonly id: number; readonly results: SearchResults | undefined}
  | {readonly id: number; readonly failure: string};
