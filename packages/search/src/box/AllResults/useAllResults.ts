import {useEffect, useEffectEvent, useRef, type ComponentProps} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import {useClient} from '../useClient.ts';
import {useRecent} from '../useRecent.ts';
import {useSearch} from '../useSearch.ts';
import type Answer from '../Answer/index.tsx';
import type Found from './Found/index.tsx';

/** Pages shown at first, and added by each click on the button. */
const step = 20;

type SearchOfPage = Omit<ComponentProps<typeof Answer>, 'children'> &
  Omit<ComponentProps<typeof Found>, 'results'> & {
    readonly field: ComponentProps<'input'>;
  };

/** A search that keeps its field and the query in the address equal. */
export function useAllResults(): SearchOfPage {
  const [written, write] = useQueryString('q');
  const [state, dispatch] = useSearch({client: useClient(), text: written, limit: step});
  const {recent, add, clear} = useRecent();
  const known = useRef(written);
  const ref = useRef<HTMLInputElement>(null);

  const type = (text: string, isComposing = false) => {
    dispatch({type: 'typed', text, isComposing});
  };
  const read = useEffectEvent((query: string) => {
    if (query !== known.current) {
      known.current = query;
      type(query);
    }
  });
  useEffect(() => {
    read(written);
  }, [written]);

  const {query, outcome} = state;
  const follow = useEffectEvent(() => {
    if (query !== known.current) {
      known.current = query;
      write(query);
    }
  });
  useEffect(() => {
    follow();
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
      dispatch({type: 'asked for more', count: step});
    },
  };
}
