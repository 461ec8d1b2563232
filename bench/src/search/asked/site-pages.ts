import {existsSync, readFileSync} from 'node:fs';
import type {Page} from '@markdown-zh/search/build';
import {readBuiltPages} from '@markdown-zh/search/pages';
import {defaultHost, trailingSlashOf} from '../../../../site/hosts';
import {searchScope} from '../../../../site/search';

/** The pages of the built site that readers can search; undefined if the site is not built. */
export function readSitePages(): readonly Page[] | undefined {
  if (!existsSync('build/index.html')) {
    return undefined;
  }
  const addresses = readFileSync('site/addresses.txt', 'utf8').trimEnd().split('\n');
  const routesPaths = addresses.filter((address) => !address.includes('#')); // an exercise's
  const build = {
    outDir: 'build',
    baseUrl: '/',
    routesPaths,
    trailingSlash: trailingSlashOf(defaultHost),
  };
  return readBuiltPages(build, searchScope({showPrivateBlog: false}));
}
