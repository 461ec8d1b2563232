import {useReducer, useRef} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Flavour} from '@markdown-zh/diagnosis/standard';
import {initialState, nextState, type ExampleState} from './state';

interface Options {
  readonly source: string;
  readonly flavour: Flavour;
  readonly idPrefix: string;
}

interface Example {
  readonly state: ExampleState;
  readonly edit: () => void;
  readonly change: (source: string) => void;
  readonly reset: () => void;
}

type Render = (source: string) => {readonly html: string; readonly output: string};

/** A live example's state, and the engine behind it, which is fetched at the first edit. */
export function useExample({source, flavour, idPrefix}: Options): Example {
  const baseUrl = useBaseUrl('/');
  const [state, dispatch] = useReducer(nextState, initialState);
  const render = useRef<Render>(null);
  /** What the reader typed last, which may be before the engine was there. */
  const typed = useRef<string>(undefined);

  const show = (text: string) => {
    if (!render.current) {
      return;
    }
    try {
      dispatch({type: 'render', source: text, ...render.current(text)});
    } catch {
      // A text nested deeper than the engine's recursion: what the reader typed must not be lost.
      dispatch({type: 'refuse', source: text});
    }
  };
  const load = async () => {
    const [{renderExample}, math] = await Promise.all([
      import('@site/src/lib/render-example'),
      flavour === 'math' ? import('@markdown-zh/diagnosis/standard/math') : undefined,
    ]);
    const extensions = math ? [math.formulas] : [];
    render.current = (text) => renderExample(text, {flavour, extensions, idPrefix, baseUrl});
    show(typed.current ?? source);
  };

  return {
    state,
    edit: () => {
      dispatch({type: 'edit'});
      load().catch(() => {
        dispatch({type: 'fail'});
      });
    },
    change: (text) => {
      typed.current = text;
      show(text);
    },
    reset: () => {
      typed.current = undefined;
      dispatch({type: 'reset'});
    },
  };
}
