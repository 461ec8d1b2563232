import {useReducer, useRef} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {pictures} from '@site/site/pictures';
import {initialState, nextState, type ExampleFacts, type ExampleState} from './state';

interface Example {
  readonly state: ExampleState;
  readonly edit: () => void;
  readonly change: (source: string) => void;
  readonly reset: () => void;
}

/** A live example's state. A worker renders it, from the first edit on. */
export function useExample({source, flavour, idPrefix}: ExampleFacts): Example {
  const baseUrl = useBaseUrl('/');
  const [state, dispatch] = useReducer(nextState, initialState);
  /** The reader's latest text. */
  const typed = useRef<string>(undefined);

  const render = (text: string) => {
    const request = {source: text, flavour, idPrefix, baseUrl, pictures};
    import(/* webpackChunkName: "run-job" */ '@markdown-zh/lessons/run-job')
      .then(({runJob}) => runJob('render', request, `render ${idPrefix}`))
      .then((outcome) => {
        if (outcome.type === 'done') {
          dispatch({type: 'render', ...outcome.response});
        } else if (outcome.type !== 'superseded') {
          dispatch({type: outcome.type});
        }
      })
      .catch(() => {
        dispatch({type: 'unavailable'});
      });
  };

  return {
    state,
    edit: () => {
      const text = typed.current ?? source;
      dispatch({type: 'edit', source: text});
      render(text);
    },
    change: (text) => {
      typed.current = text;
      dispatch({type: 'change', source: text});
      if (state.phase === 'loading' || state.phase === 'editing') {
        render(text);
      }
    },
    reset: () => {
      typed.current = undefined;
      dispatch({type: 'reset'});
    },
  };
}
