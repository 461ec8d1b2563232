import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {Plugin} from '@docusaurus/types';
import {
  faultOfOldAddress,
  isPlainAddress,
  type AddressFault,
} from '@markdown-zh/content-check/old-address';
import {printable} from '@markdown-zh/diagnosis/printable';
import {pageFile} from '@markdown-zh/build-tools/page-file';
import {otherFile, renderRedirectPage} from './redirect-page';

interface Options {
  /** Addresses that are gone, with their replacements; below the base URL, with a leading slash. */
  readonly moved: Readonly<Record<string, string>>;
  /** Addresses that the build itself writes, with all below them. */
  readonly reserved: readonly string[];
}

/**
 * Writes redirect pages at the other form of each page's address, for hosts that only serve files (contract B2), and at earlier
 * addresses of articles.
 *
 * @docusaurus/plugin-client-redirects also does this (`fromExtensions`). Its pages have no title, and a script between head and
 * body: four errors each in the Nu HTML checker.
 */
export default function htmlAddresses({moved, reserved}: Options): () => Plugin {
  checkRedirects(moved, reserved);
  return () => ({
    name: 'html-addresses',
    async postBuild({baseUrl, outDir, routesPaths, siteConfig}) {
      const {trailingSlash, url} = siteConfig;
      await setImmediate(); // lets threads of other plugins start first
      const folders = new Set<string>(); // created ones: beside writing threads, a check on disk takes 0.6 ms
      const lead = (file: string | undefined, target: string) => {
        if (file === undefined) {
          return;
        }
        const path = join(outDir, file);
        const folder = dirname(path);
        if (!folders.has(folder)) {
          mkdirSync(folder, {recursive: true});
          folders.add(folder);
        }
        writeFileSync(path, renderRedirectPage(target, url + target));
      };
      for (const path of new Set(routesPaths.filter((each) => each.startsWith(baseUrl)))) {
        const route = decodeURI(path.slice(baseUrl.length)).replace(/\/$/, '');
        lead(otherFile(route, trailingSlash), encodeURI(`${baseUrl}${route}`));
      }
      const pages = new Set(routesPaths.map((path) => decodeURI(path).replace(/\/$/, '')));
      for (const [from, to] of Object.entries(moved)) {
        if (pages.has(baseUrl + from.replace(/^\/|\/$/g, ''))) {
          throw new Error(describe(from, 'is a page of the site'));
        }
        const route = from.replace(/^\/|\/$/g, '');
        const target = encodeURI(`${baseUrl}${to.slice(1)}`);
        lead(pageFile(route, trailingSlash), target);
        lead(otherFile(route, trailingSlash), target);
      }
    },
  });
}

/** The file of redirects, as messages name it. */
const file = 'site/old-addresses.json';

const describe = (address: string, fault: string) =>
  `${file}: ${JSON.stringify(printable(address))} ${fault}. Correct or remove the line.`;

const faults: Readonly<Record<AddressFault, string>> = {
  'odd-redirect': 'has signs that hosts read as patterns, or that no file can have',
  'reserved-redirect': 'belongs to a file or a page that the build itself writes',
};

/**
 * Checks redirects before anything is built: hosts read them as rules, which come before the site's files.
 *
 * @throws {Error} for the first wrong one, with the file and the remedy
 */
function checkRedirects(
  moved: Readonly<Record<string, unknown>>,
  reserved: readonly string[],
): void {
  for (const [from, to] of Object.entries(moved)) {
    const fault = faultOfOldAddress(from, reserved);
    if (fault !== undefined) {
      throw new Error(describe(from, faults[fault]));
    }
    if (typeof to !== 'string' || !isPlainAddress(to)) {
      throw new Error(
        describe(
          from,
          'leads to an address that is not plain, below the site, and with a slash before it',
        ),
      );
    }
  }
}
