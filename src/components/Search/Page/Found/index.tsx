import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import type {SearchResults} from '@site/src/lib/search/types';
import List from '../../Results/List';

type Props = {
  readonly results: SearchResults;
  readonly onOpen: () => void;
  readonly onMore: () => void;
};

/** The results so far, and the button for more. */
export default function Found({results: {pages, total}, onOpen, onMore}: Props): ReactNode {
  return (
    <>
      <List pages={pages} onOpen={onOpen} />
      {pages.length < total && (
        <Button onClick={onMore}>
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
