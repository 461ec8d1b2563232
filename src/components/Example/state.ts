import type {Flavour} from '@markdown-zh/diagnosis/standard';

/** The text of an example, and the settings with which the engine renders it. */
export interface ExampleFacts {
  readonly source: string;
  readonly flavour: Flavour;
  readonly idPrefix: string;
}

/** The reason why a text has no result: the engine threw, or took too long. */
export type ExampleProblem = 'refused' | 'stopped';

/** The state of a live example: as built, or with the reader's text, for which the engine may be missing. */
export type ExampleState =
  | {readonly phase: 'built'}
  /** The reader can type, but the result is still the built one. */
  | {readonly phase: 'loading' | 'failed'; readonly source: string}
  | {
      readonly phase: 'editing';
      readonly source: string;
      /** The latest result; undefined before the first one. */
      readonly html: string | undefined;
      readonly output: string | undefined;
      /** The reason why the result is of an older text. */
      readonly problem: ExampleProblem | undefined;
      /** The place where the result is not what the text means, in Chinese: the text reaches a limit. */
      readonly bound: string | undefined;
    };

type ExampleEvent =
  | {readonly type: 'edit' | 'change'; readonly source: string}
  | {
      readonly type: 'render';
      readonly html: string;
      readonly output: string;
      readonly bound?: string | undefined;
    }
  | {readonly type: ExampleProblem}
  /** The engine's code did not load. */
  | {readonly type: 'unavailable'}
  | {readonly type: 'reset'};

export const initialState: ExampleState = {phase: 'built'};

/** The next state. If the reader has reset the example before a result comes, the state stays as built. */
export function nextState(state: ExampleState, event: ExampleEvent): ExampleState {
  switch (event.type) {
    case 'edit':
      return state.phase === 'editing' ? state : {phase: 'loading', source: event.source};
    case 'change':
      return state.phase === 'built' ? state : {...state, source: event.source};
    case 'unavailable':
      return state.phase === 'loading' ? {...state, phase: 'failed'} : state;
    case 'render': {
      const {html, output, bound} = event;
      return state.phase === 'built'
        ? state
        : {phase: 'editing', source: state.source, html, output, bound, problem: undefined};
    }
    case 'refused':
    case 'stopped': {
      const {html, output, bound} = state.phase === 'editing' ? state : {};
      return state.phase === 'built'
        ? state
        : {phase: 'editing', source: state.source, html, output, bound, problem: event.type};
    }
    case 'reset':
      return initialState;
  }
}
