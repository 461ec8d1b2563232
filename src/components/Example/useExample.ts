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

type Render = (source: string) => {readonly html: string; readonly output: string};

/** A live example's state, with its engine, which is loaded at the first edit. */
export function useExample({source, flavour, idPrefix}: ExampleFacts): Example {
  const baseUrl = useBaseUrl('/');
  const [state, dispatch] = useReducer(nextState, initialState);
  const render = useRef<Render>(null);
  /** The reader's latest text, possibly typed before the engine loaded. */
  const typed = useRef<string>(undefined);

  const show = (text: string) => {
    if (!render.current) {
      dispatch({type: 'wait', source: text});
      return;
    }
    try {
      dispatch({type: 'render', source: text, ...render.current(text)});
    } catch {
      // The text is nested deeper than the engine can recurse; the reader's text must not be lost.
      dispatch({type: 'refuse', source: text});
    }
  };
  const load = async () => {
    const [{renderStandardMarkdown}, math] = await Promise.all([
      import('@markdown-zh/diagnosis/standard'),
      flavour === 'math' ? import('@markdown-zh/diagnosis/standard/math') : undefined,
    ]);
    const extensions = math ? [math.formulas] : [];
    const options = {flavour, extensions, idPrefix, baseUrl, pictures};
    render.current = (text) => renderStandardMarkdown(text, options);
    show(typed.current ?? source);
  };

  return {
    state,
    edit: () => {
      dispatch({type: 'edit', source: typed.current ?? source});
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
