import type {SearchResults} from '../index/types.ts';

/** The first message to the worker. */
export interface Start {
  /** The address of the index, with a slash at the end. */
  readonly indexUrl: string;
}

export interface Question {
  readonly id: number;
  /** If missing, the worker only loads the first tier. */
  readonly query?: string;
  readonly limit: number;
}

/** Says that nobody needs the answer to a question any more. */
interface Withdrawal {
  readonly withdrawn: number;
}

export type Request = Question | Withdrawal;

export type Response =
  | {readonly id: number; readonly results: SearchResults | undefined}
  | {readonly id: number; readonly failure: string};
