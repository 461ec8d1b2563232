import type {APIRequestContext} from '@playwright/test';
import {parseHead, type HeadContent} from '../../plugins/machines/share-pictures/head';
import {unlistedPage} from '../../site/article-components';
import {privatePaths} from './all-pages';
import {expect} from './test';

interface HeadOfPage extends HeadContent {
  /** Below the base URL. */
  readonly path: string;
}

/** The heads of all pages: the sitemap's, the second blog's, the unlisted one, and the not-found page. */
export async function allHeads(request: APIRequestContext, baseURL = ''): Promise<HeadOfPage[]> {
  const base = new URL(baseURL).pathname;
  const sitemap = await (await request.get('sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    decodeURI(new URL(address).pathname).slice(base.length).replace(/\/$/, ''),
  );
  expect(listed.length).toBeGreaterThan(40);
  const others = [...privatePaths(), unlistedPage, '404.html'];
  return Promise.all(
    [...new Set([...listed, ...others])].map(async (path) => {
      const html = await (await request.get(path)).text();
      return {path, ...parseHead(html)};
    }),
  );
}
