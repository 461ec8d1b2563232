import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {Plugin} from '@docusaurus/types';
import {pageFile} from '@markdown-zh/build-tools/page-file';
import {otherFile, renderRedirectPage} from './redirect-page';

interface Options {
  /** Addresses that are gone, with their replacements; below the base URL, with a leading slash. */
  readonly moved: Readonly<Record<string, string>>;
}

/**
 * Writes redirect pages at the other form of each page's address, for hosts that only serve files (contract B2), and at earlier
 * addresses of articles.
 *
 * @docusaurus/plugin-client-redirects also does this (`fromExtensions`). Its pages have no title, and a script between head and
 * body: four errors each in the Nu HTML checker.
 */
export default function htmlAddresses({moved}: Options): () => Plugin {
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
      for (const [from, to] of Object.entries(moved)) {
        const route = from.replace(/^\/|\/$/g, '');
        const target = encodeURI(`${baseUrl}${to.slice(1)}`);
        lead(pageFile(route, trailingSlash), target);
        lead(otherFile(route, trailingSlash), target);
      }
    },
  });
}
