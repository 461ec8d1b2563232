import type {Flavour} from '@markdown-zh/diagnosis/standard';

/** The text of an example, and the settings with which the engine renders it. */
export interface ExampleFacts {
  readonly source: string;
  readonly flavour: Flavour;
  readonly idPrefix: string;
}

/** The state of a live example: as built, or with the reader's text, for which the engine may be missing. */
export type ExampleState =
  | {readonly phase: 'built'}
  /** The reader can type, but the result is still the built one. */
  | {readonly phase: 'loading' | 'failed'; readonly source: string}
  | {
      readonly phase: 'editing';
      readonly source: string;
      readonly html: string;
      readonly output: string;
      /** The engine could not render `source`; `html` is the result of the last text that it could render. */
      readonly refused: boolean;
    };

type ExampleEvent =
  | {readonly type: 'edit'; readonly source: string}
  | {readonly type: 'wait'; readonly source: string}
  | {readonly type: 'fail'}
  | {
      readonly type: 'render';
      readonly source: string;
      readonly html: string;
      readonly output: string;
    }
  | {readonly type: 'refuse'; readonly source: string}
  | {readonly type: 'reset'};

export const initialState: ExampleState = {phase: 'built'};

/** The next state. If the reader has reset the example before the engine loads, the state stays as built. */
export function nextState(state: ExampleState, event: ExampleEvent): ExampleState {
  switch (event.type) {
    case 'edit':
      return state.phase === 'editing' ? state : {phase: 'loading', source: event.source};
    case 'wait':
      return state.phase === 'loading' || state.phase === 'failed'
        ? {...state, source: event.source}
        : state;
    case 'fail':
      return state.phase === 'loading' ? {...state, phase: 'failed'} : state;
    case 'render': {
      const {source, html, output} = event;
      return state.phase === 'built'
        ? state
        : {phase: 'editing', source, html, output, refused: false};
    }
    case 'refuse':
      return state.phase === 'editing' ? {...state, source: event.source, refused: true} : state;
    case 'reset':
      return initialState;
  }
}
