import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Entries, nothingKept} from '@markdown-zh/build-cache';
import type {Page} from '../../src/lib/search/types';
import {pageFile} from '../page-file';
import {readBuiltPage} from './sections';
import type {Scope} from './scope';
import {isExcluded} from './scope';

/** The facts of a build that say where its pages are. */
export interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
  /** With the base URL. */
  readonly routesPaths: readonly string[];
  readonly trailingSlash: boolean | undefined;
}

/**
 * Reads the pages of a build that are searched, in the order of their paths. Only routes are read: the pages
 * that plugins/html-addresses adds are none. Throws when a route has no file.
 *
 * @param entries what earlier builds read of the same pages
 */
export function readBuiltPages(
  build: Build,
  scope: Scope,
  entries: Pick<Entries<Page | null>, 'of'> = nothingKept,
): Page[] {
  const {outDir, baseUrl, routesPaths, trailingSlash} = build;
  const paths = new Map(
    routesPaths
      .filter((route) => route.startsWith(baseUrl))
      .map((route) => route.slice(baseUrl.length))
      .filter((path) => !isExcluded(path, scope))
      .map((path) => [pageFile(path, trailingSlash), path] as const),
  );
  const pages: Page[] = [];
  for (const [file, path] of [...paths].sort(([, a], [, b]) => (a < b ? -1 : 1))) {
    const html = withoutFiles(readFileSync(join(outDir, file), 'utf8'));
    const page = entries.of(
      [path, JSON.stringify(scope), html],
      // A copy: its texts are parts of the page's HTML, which would stay in memory as long as they do.
      () => structuredClone(readBuiltPage(html, {path, ...scope}) ?? null),
    );
    if (page) {
      pages.push(page);
    }
  }
  return pages;
}

/** A page without the names of its scripts and style sheets, which are others after each edit of any page. */
function withoutFiles(html: string): string {
  return html.replace(/<script\b[^]*?<\/script>|<link\b[^>]*>/g, '');
}
