import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {playgroundPath} from '../../../../site/playground';
import {indexPath, searchPath} from '../../../../site/search';
import {filesNamedIn, kindOf} from '../shared/addresses';
import {contentHash, recordOf} from '../shared/digests';
import type {DocsEntry, DocsList} from '../shared/docs-list';
import {titleIn} from '../shared/title';
import {pageFile} from '@markdown-zh/build-tools/page-file';
import {reachableScripts} from './reachable-scripts';

/** The facts that locate the built pages. */
interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
  /** With the base URL. */
  readonly routesPaths: readonly string[];
  readonly trailingSlash: boolean | undefined;
  /** Permalinks of pages that no list may show, with the base URL. */
  readonly unlisted?: ReadonlySet<string>;
}

/**
 * Lists all files of the docs that lists show: their pages and the search's, what these need, and the files of the search index.
 *
 * @param build its pages and scripts are written
 * @param index when the files of the search's index are
 * @throws {Error} when there is no doc
 */
export async function collectDocs(build: Build, index: () => Promise<void>): Promise<DocsList> {
  const paths = docsPaths(build);
  if (paths.every((path) => path === searchPath)) {
    throw new Error(
      'There are no docs to read offline. Check the routes in plugins/hosting/offline/docs/collect.ts.',
    );
  }
  await index();
  return collect(build, paths, await filesBelow(build.outDir, indexPath.slice(0, -1)));
}

/** Lists all files of the playground, also those that it loads when a reader does something. */
export function collectPlayground(build: Build): Promise<DocsList> {
  return collect(build, [playgroundPath], []);
}

/**
 * Lists pages, the files that they name, the scripts that load later, all style sheets, and other files.
 *
 * @param paths of the pages, below the base URL
 * @param others below the folder of the build
 */
async function collect(
  build: Build,
  paths: readonly string[],
  others: readonly string[],
): Promise<DocsList> {
  const {outDir, baseUrl} = build;
  const pages: DocsEntry[] = [];
  const files = new Set<string>();
  for (const path of paths) {
    const html = await readFile(join(outDir, pageFile(path, build.trailingSlash)), 'utf8');
    filesNamedIn(html, baseUrl).forEach((file) => files.add(file));
    pages.push({
      path: encodeURI(baseUrl + path),
      bytes: Buffer.byteLength(html),
      hash: await contentHash(new Uint8Array(Buffer.from(html))),
      changes: true,
      title: titleIn(html) ?? path,
    });
  }
  const below = (file: string) => join(outDir, decodeURI(file.slice(baseUrl.length)));
  const named = [...files].filter((file) => file.endsWith('.js'));
  const scripts = await readdir(join(outDir, 'assets/js'));
  const reached = await reachableScripts(
    named.map((file) => file.slice(file.lastIndexOf('/') + 1)),
    scripts,
    (script) => readFile(join(outDir, 'assets/js', script), 'utf8'),
  );
  const later = reached.map((script) => `assets/js/${script}`);
  const styles = await filesBelow(outDir, 'assets/css');
  [...later, ...styles, ...others].forEach((file) => files.add(baseUrl + encodeURI(file)));
  const entries = [...files].sort().map(async (path): Promise<DocsEntry> => {
    const file = below(path);
    const content = new Uint8Array(await readFile(file));
    const entry = {path, bytes: content.length, hash: await contentHash(content)};
    return kindOf(path, baseUrl) === 'hashed' ? entry : {...entry, changes: true};
  });
  return [...(await Promise.all(entries)), ...pages];
}

/**
 * The hashes of all files whose addresses identify their content, for the service worker (shared/digests.ts).
 *
 * @param index when the files of the search's index are written
 */
export async function collectDigests(
  {outDir, baseUrl}: Pick<Build, 'outDir' | 'baseUrl'>,
  index: () => Promise<void>,
): Promise<string> {
  await index();
  const folders = ['assets', indexPath.slice(0, -1)];
  const files = (await Promise.all(folders.map((folder) => filesBelow(outDir, folder)))).flat();
  const records: string[] = [];
  for (const file of files.filter((path) => kindOf(baseUrl + path, baseUrl) === 'hashed')) {
    const content = new Uint8Array(await readFile(join(outDir, file)));
    records.push(await recordOf(baseUrl + file, await contentHash(content)));
  }
  return records.sort().join('');
}

/** Paths of the listed docs and lessons, and of the page of all results, if any; below the base URL, without slashes at their ends. */
function docsPaths({routesPaths, baseUrl, unlisted}: Build): string[] {
  const paths = routesPaths
    .filter((route) => route.startsWith(baseUrl) && unlisted?.has(route) !== true)
    .map((route) => decodeURI(route.slice(baseUrl.length)).replace(/\/$/, ''))
    .filter((path) => path === searchPath || /^(?:docs|learn)(?:\/|$)/.test(path));
  return [...new Set(paths)].sort();
}

/** Files in a folder of the build; empty if it is missing. */
async function filesBelow(outDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(outDir, folder), {withFileTypes: true}).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) =>
      entry.isDirectory()
        ? filesBelow(outDir, `${folder}/${entry.name}`)
        : [`${folder}/${entry.name}`],
    ),
  );
  return found.flat();
}
