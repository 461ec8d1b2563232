import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hostingRules} from '../../../site/hosting';
import {framePath} from '../../../site/playground';
import {hosts, type HostConfiguration, type HostName} from '../../../site/hosts';
import {redirects} from '../../../site/redirects';
import {trustedTypes} from '../../../site/trusted-types';
import {redirectScript} from '../html-addresses/redirect-page';
import {headersFile, redirectsFile} from './file-hosts';
import {fillTemplate} from './fill-template';
import {sourceHash} from '@markdown-zh/build-tools/source-hash';
import {inlineCodeOf} from './inline-code';
import {edgeoneFile, vercelFile} from './json-hosts';
import {caddyHeaders, nginxBase, nginxHeaders, nginxMaps} from './server-hosts';

interface Options {
  readonly host: HostName;
  readonly algoliaApp: string | undefined;
}

/**
 * Writes the configuration of the build's host after the pages are written. `_headers` and `_redirects`, `vercel.json` or
 * `edgeone.json` are among the site's files; web servers have a folder beside the site's. See the README.
 */
export default function hosting({host, algoliaApp}: Options): (context: LoadContext) => Plugin {
  return (context) => ({
    name: 'hosting',
    configureWebpack(_config, isServer) {
      const isPublished = !isServer && process.env.NODE_ENV === 'production';
      return isPublished ? {output: {trustedTypes: trustedTypes.bundler}} : {};
    },
    async postBuild({outDir, baseUrl, routesPaths}) {
      // The script of page-bootstrap is the same in each page, and no plugin changes it afterwards.
      const page = inlineCodeOf(await readFile(join(outDir, '404.html'), 'utf8'));
      const frame = await readFile(join(outDir, framePath), 'utf8');
      const rules = hostingRules({
        scriptHashes: [...page.scripts, redirectScript].map(sourceHash),
        framePolicy: policyIn(frame),
        frameHashes: frameHashes(frame),
        algoliaApp,
      });
      const routes = routesPaths
        .filter((path) => path.startsWith(baseUrl) && !path.endsWith('.html'))
        .map((path) => encodeURI(decodeURI(path.slice(baseUrl.length))).replace(/\/$/, ''));
      const write = (name: string, text: string) => writeFile(join(outDir, name), text);
      const fillTemplates = (server: string) =>
        fillFolder(
          join(context.siteDir, 'deploy', server),
          join(`${resolve(outDir)}-hosting`, server), // Docusaurus's outDir ends with a slash
          {
            base: baseUrl,
            nginxBase: nginxBase(baseUrl),
            nginxMaps: nginxMaps(rules, baseUrl),
            nginxHeaders: nginxHeaders(rules),
            caddyHeaders: caddyHeaders(rules, baseUrl),
          },
        );
      const writers: Readonly<Record<HostConfiguration, () => Promise<void>>> = {
        'headers-file': async () => {
          await write('_headers', headersFile(rules, baseUrl));
          await write('_redirects', redirectsFile([...new Set(routes)].sort(), baseUrl, redirects));
        },
        vercel: () => write('vercel.json', vercelFile(rules, baseUrl, redirects)),
        edgeone: () => write('edgeone.json', edgeoneFile(rules, baseUrl, redirects)),
        nginx: () => fillTemplates('nginx'),
        caddy: () => fillTemplates('caddy'),
      };
      for (const configuration of hosts[host].reads) {
        await writers[configuration]();
      }
    },
  });
}

/** The hashes that the page's policy must allow, so that the page can write the frame's document itself. */
function frameHashes(html: string): {readonly script: string; readonly style: string} {
  const {scripts, styles} = inlineCodeOf(html);
  return {script: scripts.map(sourceHash).join(' '), style: styles.map(sourceHash).join(' ')};
}

/** The policy that a document contains. */
function policyIn(html: string): string {
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  if (policy === undefined) {
    throw new Error(`${framePath} contains no Content-Security-Policy.`);
  }
  return policy;
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
