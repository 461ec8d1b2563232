import {useState, type ComponentType} from 'react';
import type {Props} from './Box/index.tsx';

export interface BoxCode {
  /** The box, as soon as its code is there. */
  readonly Box: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  /** Loads it, unless it is there. */
  readonly load: () => void;
}

type State = Omit<BoxCode, 'load'>;

/** The box's code, which no page loads before its reader shows that they want to search. */
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
