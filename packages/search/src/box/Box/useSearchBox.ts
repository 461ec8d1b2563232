import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import type Field from '../Field.tsx';
import type {Recent} from '../recent.ts';
import {isPending, optionsOf, type SearchState, type Where} from '../state.ts';
import {useRecent} from '../useRecent.ts';
import {useResultLink} from '../useResultLink.ts';
import {useSearch} from '../useSearch.ts';
import type Listbox from './Listbox.tsx';
import {optionId} from './Listbox.tsx';
import {isComposed, moveOf} from './keys.ts';

/** Pages in the box. The page of all results has the others. */
const limit = 5;

interface SearchBox {
  readonly state: SearchState;
  readonly field: Omit<ComponentProps<typeof Field>, 'onClose'>;
  readonly recent: Recent;
  readonly clearRecent: () => void;
  readonly list: ComponentProps<typeof Listbox>;
  /** Puts a query into the field. */
  readonly choose: (query: string) => void;
  readonly retry: () => void;
  /** Call when the reader opens a result: remembers the query, and closes the box. */
  readonly finish: () => void;
}

export function useSearchBox(text: string, onClose: () => void): SearchBox {
  const [state, dispatch] = useSearch({text, limit});
  const {recent, add, clear} = useRecent();
  const {open, openInNewTab} = useResultLink();
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const options = optionsOf(state);

  const finish = () => {
    add(state.query);
    onClose();
  };
  const type = (value: string, isComposing: boolean) => {
    dispatch({type: 'typed', text: value, isComposing});
  };

  const openActive = useEffectEvent((where: Where) => {
    const option = options[state.active];
    dispatch({type: 'opened'});
    if (option && where === 'here') {
      finish();
      open(option);
    } else if (option) {
      add(state.query);
      openInNewTab(option);
    }
  });
  const entered = isPending(state) ? undefined : state.entered;
  useEffect(() => {
    if (entered) {
      openActive(entered);
    }
  }, [entered]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposed(event.nativeEvent)) {
      return;
    }
    const move = moveOf(event, state.isBrowsing);
    if (event.key === 'Enter') {
      event.preventDefault();
      dispatch({type: 'entered', where: event.ctrlKey || event.metaKey ? 'new tab' : 'here'});
    } else if (move && options.length > 0) {
      event.preventDefault();
      dispatch({type: 'moved', to: move});
    }
  };

  const isExpanded = options.length > 0;
  return {
    state,
    field: {
      ref,
      role: 'combobox',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? id : undefined,
      'aria-activedescendant': isExpanded ? optionId(id, state.active) : undefined,
      'aria-autocomplete': 'list',
      value: state.text,
      onChange: ({currentTarget, nativeEvent}) => {
        type(currentTarget.value, (nativeEvent as InputEvent).isComposing);
      },
      onCompositionStart: ({currentTarget}) => {
        type(currentTarget.value, true);
      },
      onCompositionEnd: ({currentTarget}) => {
        type(currentTarget.value, false);
      },
      onKeyDown,
    },
    recent,
    clearRecent: clear,
    list: {
      id,
      options,
      active: state.active,
      isPending: isPending(state),
      onPoint: (index) => {
        dispatch({type: 'pointed', index});
      },
      onOpen: finish,
    },
    choose: (query) => {
      type(query, false);
      ref.current?.focus();
    },
    retry: () => {
      dispatch({type: 'retried'});
    },
    finish,
  };
}
