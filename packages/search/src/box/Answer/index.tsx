import type {ReactNode} from 'react';
import type {SearchResults} from '../../index/types.ts';
import StartScreen from '../StartScreen/index.tsx';
import Failure from '../Results/Failure/index.tsx';
import NoResults from '../Results/NoResults/index.tsx';
import Notes from '../Results/Notes/index.tsx';
import Searching from '../Results/Searching/index.tsx';
import type {Recent} from '../recent.ts';
import {isPending, type SearchState} from '../state.ts';

type Props = {
  readonly state: SearchState;
  readonly recent: Recent;
  readonly onChoose: (query: string) => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
  readonly children: (results: SearchResults) => ReactNode;
};

/** The content below a search field. */
export default function Answer({state, recent, children, ...on}: Props): ReactNode {
  const {outcome} = state;
  switch (outcome.type) {
    case 'none':
      return isPending(state) ? (
        <Searching />
      ) : (
        <StartScreen recent={recent} onChoose={on.onChoose} onClear={on.onClear} />
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
