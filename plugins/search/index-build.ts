import {join} from 'node:path';
import {openEntries} from '@markdown-zh/build-cache';
import {indexPath} from '../../site/search';
import {buildIndex} from '../../src/lib/search/build';
import type {Page} from '../../src/lib/search/types';
import {readBuiltPages, type Build} from './built-pages';
import type {Scope} from './scope';
import {writeIndex} from './write-index';

/** What is known of a build whose pages are written, as a message to a thread. */
export interface Task extends Build {
  readonly siteDir: string;
  readonly scope: Scope;
}

/**
 * Writes the index of a build's pages.
 *
 * @returns how many pages are searched; of none, nothing is written
 */
export default function indexBuild({siteDir, scope, ...build}: Task): number {
  const entries = openEntries<Page | null>(siteDir, 'search-pages');
  const pages = readBuiltPages(build, scope, entries);
  entries.close();
  if (pages.length > 0) {
    writeIndex(join(build.outDir, indexPath), buildIndex(pages));
  }
  return pages.length;
}
