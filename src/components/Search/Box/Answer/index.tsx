import type {ComponentProps, ReactNode} from 'react';
import Beginning from '../../Beginning';
import Searching from '../../Results/Searching';
import Failure from '../../Results/Failure';
import NoResults from '../../Results/NoResults';
import Notes from '../../Results/Notes';
import {isPending, type SearchState} from '../../state';
import type {Recent} from '../../recent';

import Listbox from '../Listbox';

type Props = {
  readonly state: SearchState;
  readonly recent: Recent;
  readonly list: ComponentProps<typeof Listbox>;
  readonly onClear: () => void;
  readonly onChoose: (query: string) => void;
  readonly onRetry: () => void;
};

/** Whatever stands below the field. */
export default function Answer({state, recent, list, ...on}: Props): ReactNode {
  const {outcome} = state;
  switch (outcome.type) {
    case 'none':
      return isPending(state) ? (
        <Searching />
      ) : (
        <Beginning recent={recent} onChoose={on.onChoose} onClear={on.onClear} />
      );
    case 'failed':
      return <Failure onRetry={on.onRetry} />;
    case 'found':
      return (
        <>
          <Notes results={outcome.results} />
          {list.options.length > 0 ? <Listbox {...list} /> : <NoResults query={outcome.query} />}
        </>
      );
  }
}
