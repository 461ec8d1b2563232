import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '../index/types.ts';
import {pageFile} from './page-file.ts';
import {readBuiltPage} from './sections.ts';
import type {Scope} from './scope.ts';
import {isExcluded} from './scope.ts';

/** The facts of a build that say where its pages are. */
export interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
  /** With the base URL. */
  readonly routesPaths: readonly string[];
  readonly trailingSlash: boolean | undefined;
}

/**
 * Reads the pages of a build that are searched, in the order of their paths. Only routes are read: pages that other
 * plugins add are none. Throws when a route has no file.
 */
export function readBuiltPages(build: Build, scope: Scope): Page[] {
  const {outDir, baseUrl, routesPaths, trailingSlash} = build;
  const paths = new Map(
    routesPaths
      .filter((route) => route.startsWith(baseUrl))
      .map((route) => route.slice(baseUrl.length))
      .filter((path) => !isExcluded(path, scope))
      .map((path) => [pageFile(path, trailingSlash), path] as const),
  );
  return [...paths]
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .flatMap(([file, path]) => {
      const page = readBuiltPage(readFileSync(join(outDir, file), 'utf8'), {path, ...scope});
      // A copy: its texts are parts of the page's HTML, which would stay in memory as long as they do.
      return page ? [structuredClone(page)] : [];
    });
}
