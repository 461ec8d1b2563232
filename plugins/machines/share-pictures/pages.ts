import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {pageFile} from '@markdown-zh/build-tools/page-file';
import {readHead, type PageHead} from './head';

/** A page of the build. */
export interface BuiltPage {
  /** Decoded, below the base URL, without slashes at its ends. */
  readonly route: string;
  /** The path of its article from the project's root, or its address without an article. */
  readonly source: string;
  readonly head: PageHead;
}

export interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routesPaths: readonly string[];
  readonly trailingSlash: boolean | undefined;
  /** The file of each article from the project's root, by the address of its page. */
  readonly sources: ReadonlyMap<string, string>;
}

const headEnd = '</head>';

/** Reads the heads of all built pages. */
export function readPages({
  outDir,
  baseUrl,
  routesPaths,
  trailingSlash,
  sources,
}: Build): BuiltPage[] {
  const paths = [...new Set(routesPaths)].filter((path) => path.startsWith(baseUrl));
  const pages: BuiltPage[] = [];
  for (const path of paths) {
    const route = decodeURI(path.slice(baseUrl.length)).replace(/\/$/, '');
    const html = headOf(readFileSync(join(outDir, pageFile(route, trailingSlash))));
    pages.push({route, source: sources.get(path) ?? path, head: readHead(html)});
  }
  return pages;
}

/** The page up to the end of its head, as a copy: a slice would keep the whole page in memory. */
function headOf(page: Buffer): string {
  const end = page.indexOf(headEnd);
  return page.toString('utf8', 0, end === -1 ? undefined : end + headEnd.length);
}

/** The file of each article from the project's root, by the address of its page. */
export function sourcesOf(routes: readonly RouteConfig[]): Map<string, string> {
  const below = routes.flatMap(({routes: inner = []}) => [...sourcesOf(inner)]);
  const own = routes.flatMap(({path, metadata}) =>
    metadata?.sourceFilePath === undefined ? [] : [[path, metadata.sourceFilePath] as const],
  );
  return new Map([...below, ...own]);
}
