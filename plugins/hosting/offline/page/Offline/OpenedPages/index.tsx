import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import PageList from '../PageList';
import {useOpenedPages} from './useOpenedPages';

/** The pages stored because the reader opened them. */
export default function OpenedPages(): ReactNode {
  const pages = useOpenedPages();
  return (
    <section>
      <h2>
        <Translate id="site.offline.opened">Pages you have opened</Translate>
      </h2>
      <p>
        <Translate id="site.offline.opened.how">
          The last fifty are kept for two months and open offline as you last saw them. Online,
          every page is up to date.
        </Translate>
      </p>
      {pages?.length === 0 ? (
        <p>
          <Translate id="site.offline.opened.none">No page is saved yet.</Translate>
        </p>
      ) : (
        <PageList pages={pages ?? []} />
      )}
    </section>
  );
}
