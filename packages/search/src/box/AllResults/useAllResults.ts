import {useEffect, useEffectEvent, useRef, type ComponentProps} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import type Outcome from '../Outcome.tsx';
import {useRecent} from '../useRecent.ts';
import {useSearch} from '../useSearch.ts';

/** Pages shown at first, and added by each click on the button. */
const step = 20;

type AllResults = Omit<ComponentProps<typeof Outcome>, 'children'> & {
  readonly field: ComponentProps<'input'>;
  readonly onOpen: () => void;
  readonly onMore: () => void;
};

/** A search that keeps its field and the query in the address equal. */
export function useAllResults(): AllResults {
  const [queryInAddress, setQueryInAddress] = useQueryString('q');
  const [state, dispatch] = useSearch({text: queryInAddress, limit: step});
  const {recent, add, clear} = useRecent();
  const known = useRef(queryInAddress);
  const ref = useRef<HTMLInputElement>(null);

  const type = (text: string, isComposing = false) => {
    dispatch({type: 'typed', text, isComposing});
  };
  const readAddress = useEffectEvent(() => {
    if (queryInAddress !== known.current) {
      known.current = queryInAddress;
      type(queryInAddress);
    }
  });
  useEffect(() => {
    readAddress();
  }, [queryInAddress]);

  const {query, outcome} = state;
  const writeAddress = useEffectEvent(() => {
    if (query !== known.current) {
      known.current = query;
      setQueryInAddress(query);
    }
  });
  useEffect(() => {
    writeAddress();
  }, [outcome]);

  return {
    state,
    field: {
      ref,
      value: state.text,
      onChange: ({currentTarget, nativeEvent}) => {
        type(currentTarget.value, (nativeEvent as InputEvent).isComposing);
      },
      onCompositionEnd: ({currentTarget}) => {
        type(currentTarget.value);
      },
    },
    recent,
    onChoose: (chosen) => {
      type(chosen);
      ref.current?.focus();
    },
    onClear: clear,
    onOpen: () => {
      add(query);
    },
    onRetry: () => {
      dispatch({type: 'retried'});
    },
    onMore: () => {
      dispatch({type: 'more requested', count: step});
    },
  };
}
