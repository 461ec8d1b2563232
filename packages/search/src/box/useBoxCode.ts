import {useState, type ComponentType} from 'react';
import type {Props} from './Box/index.tsx';

export interface BoxCode {
  /** The box, once its code has loaded. */
  readonly Box: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  /** Loads the code, unless it has loaded. */
  readonly load: () => void;
}

type State = Omit<BoxCode, 'load'>;

/** The box's code. Pages load it only when a reader is about to search. */
export function useBoxCode(): BoxCode {
  const [state, setState] = useState<State>({Box: undefined, hasFailed: false});
  return {
    ...state,
    load: () => {
      import('./Box/index.tsx').then(
        ({default: Box}) => {
          setState({Box, hasFailed: false});
        },
        () => {
          setState({Box: undefined, hasFailed: true});
        },
      );
    },
  };
}
