import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {redirectFile, renderRedirectPage} from './redirect-page';

/**
 * Answers `/docs/intro.html` on hosts that know nothing but files (contract B2).
 *
 * @docusaurus/plugin-client-redirects does this too (`fromExtensions`), but its pages have no
 * title and a script between head and body: four errors each in the Nu HTML checker.
 */
export default function htmlAddresses(): Plugin {
  return {
    name: 'html-addresses',
    async postBuild({baseUrl, outDir, routesPaths, siteConfig}) {
      const routes = new Map(
        routesPaths
          .filter((path) => path.startsWith(baseUrl))
          .map((path) => [decodeURI(path.slice(baseUrl.length)).replace(/\/$/, ''), path] as const),
      );
      await Promise.all(
        [...routes].map(async ([route, own]) => {
          const file = redirectFile(route);
          if (file !== undefined) {
            const path = join(outDir, file);
            const canonical = siteConfig.url + encodeURI(decodeURI(own));
            await mkdir(dirname(path), {recursive: true});
            await writeFile(path, renderRedirectPage(encodeURI(`${baseUrl}${route}`), canonical));
          }
        }),
      );
    },
  };
}
