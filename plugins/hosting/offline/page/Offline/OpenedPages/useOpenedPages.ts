import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cacheNames} from '../../../shared/caches';
import {titleIn} from '../../../shared/title';

interface OpenedPage {
  readonly path: string;
  readonly title: string;
}

/** The pages stored because the reader opened them, latest first; undefined until storage is read. */
export function useOpenedPages(): readonly OpenedPage[] | undefined {
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
