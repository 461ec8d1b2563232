import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import type {SearchResults} from '../../../index/types.ts';
import List from '../../Results/List/index.tsx';

type Props = {
  readonly results: SearchResults;
  readonly onOpen: () => void;
  readonly onMore: () => void;
};

/** The results so far, and a button for more. */
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
