import {useEffect, useMemo, useState} from 'react';
import {
  findErrors,
  readAddress,
  writeAddress,
  type AddressError,
  type Parameters,
  type Texts,
} from '../share';

interface State {
  readonly texts: Texts;
  /** Of the address as it was opened. */
  readonly errors: readonly AddressError[];
  /** Whether the reader has changed a value. */
  readonly isChanged: boolean;
}

/** Milliseconds. Safari accepts 100 changes of the address in 30 seconds. */
const pause = 300;

/**
 * The values in the address of a calculator's own page: read at first, then kept in step with the fields.
 *
 * @param isBrowser the address is known; a server and the first render of a browser have the defaults
 */
export function useAddress(parameters: Parameters, isBrowser: boolean) {
  const [{texts, errors, isChanged}, setState] = useState<State>(() => ({
    ...readAddress(parameters, isBrowser ? window.location.search : ''),
    isChanged: false,
  }));
  const isComplete = Object.keys(findErrors(parameters, texts)).length === 0;
  const query = writeAddress(parameters, texts);

  useEffect(() => {
    if (!isChanged || !isComplete) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      address.search = query;
      window.history.replaceState(window.history.state, '', address);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [isChanged, isComplete, query]);

  const shared = useMemo(
    () => ({
      texts,
      report: (changes: Texts) => {
        setState((state) => ({...state, texts: {...state.texts, ...changes}, isChanged: true}));
      },
    }),
    [texts],
  );
  return {
    shared,
    errors,
    isComplete,
    link: () => window.location.origin + window.location.pathname + query,
  };
}
