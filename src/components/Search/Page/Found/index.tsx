import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import Beginning from '../../Beginning';
import Failure from '../../Results/Failure';
import List from '../../Results/List';
import NoResults from '../../Results/NoResults';
import Notes from '../../Results/Notes';
import Searching from '../../Results/Searching';
import type {Recent} from '../../recent';
import {isPending, type SearchState} from '../../state';

type Props = {
  readonly state: SearchState;
  readonly recent: Recent;
  readonly onChoose: (query: string) => void;
  readonly onClear: () => void;
  readonly onOpen: () => void;
  readonly onRetry: () => void;
  readonly onMore: () => void;
};

/** Whatever stands below the page's field. */
export default function Found({state, recent, ...on}: Props): ReactNode {
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
    case 'found': {
      const {pages, total} = outcome.results;
      return (
        <>
          <Notes results={outcome.results} />
          {pages.length > 0 ? (
            <List pages={pages} onOpen={on.onOpen} />
          ) : (
            <NoResults query={outcome.query} />
          )}
          {pages.length < total && (
            <Button onClick={on.onMore}>
              <Translate
                id="site.search.more"
                values={{shown: String(pages.length), total: String(total)}}
              >
                {'Show more ({shown} of {total})'}
              </Translate>
            </Button>
          )}
        </>
      );
    }
  }
}
