import {readFileSync} from 'node:fs';
import {unlistedPage} from '../../site/article-components';
import {privatePaths} from './private-paths';
import {publicBuild} from './public-build';

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
