import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hostingRules} from '../../site/hosting';
import {redirects} from '../../site/redirects';
import {trustedTypes} from '../../site/trusted-types';
import {redirectScript} from '../html-addresses/redirect-page';
import {previewPolicy} from '../preview-frame';
import {caddyHeaders} from './caddy';
import {headersFile, redirectsFile} from './file-hosts';
import {fillTemplate} from './fill';
import {inlineCodeOf, sourceHash} from './inline-code';
import {nginxBase, nginxHeaders, nginxMaps} from './nginx';

interface Options {
  readonly algoliaApp: string | undefined;
}

/** Where the templates of web servers are, one folder for each. */
const servers = ['nginx', 'caddy'];

/**
 * Writes what hosts need, when the pages are written: `_headers` and `_redirects` among the site's files, and for web servers a
 * folder beside the site's. The README says what and why.
 */
export default function hosting({algoliaApp}: Options): (context: LoadContext) => Plugin {
  return (context) => ({
    name: 'hosting',
    configureWebpack(_config, isServer) {
      const isPublished = !isServer && process.env.NODE_ENV === 'production';
      return isPublished ? {output: {trustedTypes: trustedTypes.bundler}} : {};
    },
    async postBuild({outDir, baseUrl, routesPaths}) {
      // The guard is the same script in each page, and no plugin changes it in pages that are written.
      const page = inlineCodeOf(await readFile(join(outDir, '404.html'), 'utf8'));
      const rules = hostingRules({
        scriptHashes: [...page.scripts, redirectScript].map(sourceHash),
        framePolicy: previewPolicy,
        algoliaApp,
      });
      const routes = routesPaths
        .filter((path) => path.startsWith(baseUrl) && !path.endsWith('.html'))
        .map((path) => encodeURI(decodeURI(path.slice(baseUrl.length))).replace(/\/$/, ''));
      await writeFile(join(outDir, '_headers'), headersFile(rules, baseUrl));
      await writeFile(
        join(outDir, '_redirects'),
        redirectsFile([...new Set(routes)].sort(), baseUrl, redirects),
      );
      const values = {
        base: baseUrl,
        nginxBase: nginxBase(baseUrl),
        nginxMaps: nginxMaps(rules, baseUrl),
        nginxHeaders: nginxHeaders(rules),
        caddyHeaders: caddyHeaders(rules, baseUrl),
      };
      const besides = `${resolve(outDir)}-hosting`; // Docusaurus writes a slash at its end
      for (const server of servers) {
        await fillFolder(join(context.siteDir, 'deploy', server), join(besides, server), values);
      }
    },
  });
}

async function fillFolder(
  from: string,
  to: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const name of await readdir(from)) {
    const file = join(to, name);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, fillTemplate(await readFile(join(from, name), 'utf8'), values));
  }
}
