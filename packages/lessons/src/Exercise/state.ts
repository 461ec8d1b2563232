import type {Rule} from '@markdown-zh/diagnosis';

/** The result of grading an answer. */
export type Verdict = {readonly type: 'right'} | Wrong | {readonly type: 'unread'};

interface Wrong {
  readonly type: 'wrong';
  /** The mistakes, in Chinese; at least one sentence. */
  readonly sentences: readonly string[];
  /** The rule of Markdown that the answer breaks nearest to the caret. */
  readonly rule?: BrokenRule | undefined;
}

export type BrokenRule = Pick<Rule, 'id' | 'title' | 'explanation' | 'section'>;

export interface ExerciseState {
  /** Which of the exercise's texts: the first, or the same again with other words. */
  readonly variant: 'first' | 'again';
  readonly text: string;
  readonly verdict: Verdict | undefined;
  /** Counts verdicts, so that a screen reader repeats an equal one. */
  readonly checks: number;
}

type ExerciseEvent =
  | {readonly type: 'write'; readonly text: string}
  | {readonly type: 'judge'; readonly verdict: Verdict; readonly text: string}
  | {readonly type: 'restart'; readonly variant: ExerciseState['variant']; readonly start: string};

export function initialState(start: string): ExerciseState {
  return {variant: 'first', text: start, verdict: undefined, checks: 0};
}

/** The next state. A verdict stays until the text changes. A verdict on an older text is ignored. */
export function nextState(state: ExerciseState, event: ExerciseEvent): ExerciseState {
  switch (event.type) {
    case 'write':
      return {...state, text: event.text, verdict: undefined};
    case 'judge':
      return event.text === state.text
        ? {...state, verdict: event.verdict, checks: state.checks + 1}
        : state;
    case 'restart':
      return {...initialState(event.start), variant: event.variant};
  }
}
