import {readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {elementOf, type PageTable} from './table.ts';

/** The settings that locate the pages in the build's output. */
interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
  /** With the base URL. */
  readonly routesPaths: readonly string[];
}

/**
 * Writes the table of each page into its file, at the end of its head. All files are written on return, because other plugins
 * read them.
 *
 * @param tables by the path of the page; 404.html needs none
 * @throws {Error} where a page has no table, or no head
 */
export function putTables(build: Build, tables: ReadonlyMap<string, PageTable>): void {
  const {outDir, baseUrl, routesPaths} = build;
  const pages = new Map(
    routesPaths
      .filter((path) => path !== `${baseUrl}404.html`)
      .map((path) => [fileOf(join(outDir, path.slice(baseUrl.length))), path]),
  );
  for (const [file, path] of pages) {
    const table = tables.get(path);
    if (!table) {
      throw new Error(
        `@markdown-zh/speed has no table of the page ${path}. Build with SPEED=-route-table, and fix the lever.`,
      );
    }
    const html = readFileSync(file, 'utf8');
    const end = html.indexOf('</head>');
    if (end < 0) {
      throw new Error(
        `@markdown-zh/speed found no </head> in ${file}. Check the template of pages (ssrTemplate).`,
      );
    }
    writeFileSync(file, html.slice(0, end) + elementOf(table) + html.slice(end));
  }
}

/** The file of a page, from its path without an ending; `trailingSlash` determines which of two files exists. */
function fileOf(place: string): string {
  const files = [place, `${place}.html`, join(place, 'index.html')];
  return files.find((file) => statSync(file, {throwIfNoEntry: false})?.isFile()) ?? place;
}
