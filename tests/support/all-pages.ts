import {readFileSync} from 'node:fs';
import {unlistedPage} from '../../site/article-components';
import {readArticles} from './content';
import {pathOf} from './pages';
import {publicBuild} from './public-build';
import {privateRoutes} from './routes';

/** Paths of the second blog's pages: those of the contract, and all its posts. */
export function privatePaths(): string[] {
  const posts = readArticles().filter(({file}) => file.startsWith('icms/'));
  return [...new Set([...privateRoutes.map(({path}) => path), ...posts.map(pathOf)])];
}

/** Paths of all built pages: the sitemap's, the hidden blog's, the gallery, the search page and the 404 page. */
export function allPages(): readonly string[] {
  const sitemap = readFileSync(`${publicBuild}/sitemap.xml`, 'utf8');
  const paths = [
    ...[...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/([^<]*)<\/loc>/g)].map(([, path = '']) => path),
    ...privatePaths(),
    unlistedPage,
    'search',
    '404.html',
  ];
  return [...new Set(paths)].map(decodeURI);
}
