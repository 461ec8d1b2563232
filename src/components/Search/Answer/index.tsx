import type {ReactNode} from 'react';
import type {SearchResults} from '@site/src/lib/search/types';
import Beginning from '../Beginning';
import Failure from '../Results/Failure';
import NoResults from '../Results/NoResults';
import Notes from '../Results/Notes';
import Searching from '../Results/Searching';
import type {Recent} from '../recent';
import {isPending, type SearchState} from '../state';

type Props = {
  readonly state: SearchState;
  readonly recent: Recent;
  readonly onChoose: (query: string) => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
  /** Shows what was found. */
  readonly children: (results: SearchResults) => ReactNode;
};

/** Whatever stands below a search field. */
export default function Answer({state, recent, children, ...on}: Props): ReactNode {
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
          {outcome.results.pages.length > 0 ? (
            children(outcome.results)
          ) : (
            <NoResults query={outcome.query} />
          )}
        </>
      );
  }
}
