import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '../index/types.ts';
import {pageFile} from '@markdown-zh/build-tools/page-file';
import {readBuiltPage} from './sections.ts';
import {isExcludedPath, type Scope} from './scope.ts';

export type {Scope} from './scope.ts';

/** The facts by which to find the built pages. */
export interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
  /** With the base URL. */
  readonly routesPaths: readonly string[];
  readonly trailingSlash: boolean | undefined;
}

/**
 * Reads the built pages that the search covers, in the order of their paths. It reads only the files of routes, not those
 * that other plugins add. Throws if a route has no file.
 */
export function readBuiltPages(build: Build, scope: Scope): Page[] {
  const {outDir, baseUrl, routesPaths, trailingSlash} = build;
  const paths = new Map(
    routesPaths
      .filter((route) => route.startsWith(baseUrl))
      .map((route) => route.slice(baseUrl.length))
      .filter((path) => !isExcludedPath(path, scope))
      .map((path) => [pageFile(path, trailingSlash), path] as const),
  );
  return [...paths]
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .flatMap(([file, path]) => {
      const page = readBuiltPage(readFileSync(join(outDir, file), 'utf8'), {path, ...scope});
      // A copy, because slices of the page's HTML would keep all of it in memory.
      return page ? [structuredClone(page)] : [];
    });
}
