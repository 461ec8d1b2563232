import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {redirects} from '../../site/redirects';
import {movedFile, redirectFile, renderRedirectPage} from './redirect-page';

/**
 * Answers `/docs/intro.html` on hosts that know nothing but files (contract B2), and addresses that articles had before
 * (site/redirects.ts).
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
        ...Object.entries(redirects).map(async ([from, to]) => {
          const target = encodeURI(`${baseUrl}${to.slice(1)}`);
          await lead(movedFile(from), target, target);
        }),
      ]);
    },
  };
}
