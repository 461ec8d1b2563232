import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {movedFile, redirectFile, renderRedirectPage} from './redirect-page';

interface Options {
  /** Addresses that are gone, with where they lead, below the base URL, with a slash before them. */
  readonly moved: Readonly<Record<string, string>>;
}

/**
 * Answers `/docs/intro.html` on hosts that know nothing but files (contract B2), and addresses that articles had before.
 *
 * @docusaurus/plugin-client-redirects does this too (`fromExtensions`), but its pages have no
 * title and a script between head and body: four errors each in the Nu HTML checker.
 */
export default function htmlAddresses({moved}: Options): () => Plugin {
  return () => ({
    name: 'html-addresses',
    async postBuild({baseUrl, outDir, routesPaths, siteConfig}) {
      const routes = new Map(
        routesPaths
          .filter((path) => path.startsWith(baseUrl))
          .map((path) => [decodeURI(path.slice(baseUrl.length)).replace(/\/$/, ''), path] as const),
      );
      const lead = async (file: string, target: string, canonical: string) => {
        const path = join(outDir, file);
        await mkdir(dirname(path), {recursive: true});
        await writeFile(path, renderRedirectPage(target, siteConfig.url + canonical));
      };
      await Promise.all([
        ...[...routes].map(async ([route, own]) => {
          const file = redirectFile(route);
          if (file !== undefined) {
            await lead(file, encodeURI(`${baseUrl}${route}`), encodeURI(decodeURI(own)));
          }
        }),
        ...Object.entries(moved).map(async ([from, to]) => {
          const target = encodeURI(`${baseUrl}${to.slice(1)}`);
          await lead(movedFile(from), target, target);
        }),
      ]);
    },
  });
}
