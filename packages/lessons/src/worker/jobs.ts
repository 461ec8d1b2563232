import type {Flavour} from '@markdown-zh/diagnosis/standard';
import type {PageContext} from '@markdown-zh/diagnosis/standard/page';
import type {Exercise} from '../grading/index.ts';
import type {ExerciseState, Verdict} from '../Exercise/state.ts';

/** The worker's jobs: request and response of each kind. */
export interface Jobs {
  /** A text as the specifications define it. */
  readonly render: {
    readonly request: PageContext & {readonly source: string; readonly flavour: Flavour};
    readonly response: {
      /** The engine's output, unchanged. Show it as text, never as HTML. */
      readonly output: string;
      /** The output, sanitised and adapted to an article. */
      readonly html: string;
      /** The place where the text reaches a limit, in Chinese. */
      readonly bound: string | undefined;
    };
  };
  readonly judge: {
    readonly request: {
      /** The answer. */
      readonly source: string;
      readonly exercise: Exercise;
      readonly variant: ExerciseState['variant'];
      /** In UTF-16 code units. */
      readonly caret: number;
    };
    readonly response: Verdict;
  };
}
