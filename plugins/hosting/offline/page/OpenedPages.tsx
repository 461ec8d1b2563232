import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cacheNames} from '../shared/caches';
import {titleIn} from '../shared/title';
import PageList from './PageList';

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

interface OpenedPage {
  readonly path: string;
  readonly title: string;
}

/** The pages stored because the reader opened them, latest first; undefined until storage is read. */
function useOpenedPages(): readonly OpenedPage[] | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<readonly OpenedPage[]>();
  useEffect(() => {
    readOpened(cacheNames(baseUrl).pages).then(setPages, () => {
      setPages([]); // storage is forbidden
    });
  }, [baseUrl]);
  return pages;
}

async function readOpened(name: string): Promise<OpenedPage[]> {
  if (!(await caches.has(name))) {
    return [];
  }
  const cache = await caches.open(name);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const path = new URL(request.url).pathname;
      const response = await cache.match(request);
      return {path, title: titleIn((await response?.text()) ?? '') ?? path};
    }),
  );
  return pages.reverse();
}
