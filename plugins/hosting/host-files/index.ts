import {readFileSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hostingRules, metaPolicy, type PolicyFacts} from '../../../site/hosting';
import {framePath} from '../../../site/playground';
import {
  hosts,
  keepsPolicyInPages,
  type HostConfiguration,
  type HostName,
} from '../../../site/hosts';
import {redirects} from '../../../site/redirects';
import {trustedTypes} from '../../../site/trusted-types';
import {redirectScript} from '../html-addresses/redirect-page';
import {headersFile, redirectsFile} from './file-hosts';
import {fillTemplate} from './fill-template';
import {sourceHash} from '@markdown-zh/build-tools/source-hash';
import {inlineCodeOf} from './inline-code';
import {edgeoneFile, vercelFile} from './json-hosts';
import {policyTag, putPolicy} from './policy-in-pages';
import {caddyHeaders, caddyNotFound, nginxBase, nginxHeaders, nginxMaps} from './server-hosts';

interface Options {
  readonly host: HostName;
  readonly algoliaApp: string | undefined;
  /** The address that gets reports of violations, if the owner names one. */
  readonly reportAddress: string | undefined;
}

/**
 * Writes the configuration of the build's host after the pages are written. `_headers` and `_redirects`, `vercel.json` or
 * `edgeone.json` are among the site's files; web servers have a folder beside the site's. For hosts without headers, it writes the policy
 * into the pages. It comes before plugins that read pages or add an inline script. See the README.
 */
export default function hosting({
  host,
  algoliaApp,
  reportAddress,
}: Options): (context: LoadContext) => Plugin {
  const isInPages = keepsPolicyInPages(host) && process.env.NODE_ENV === 'production';
  return (context) => ({
    name: 'hosting',
    injectHtmlTags: () => ({headTags: isInPages ? [policyTag] : []}),
    configureWebpack(_config, isServer) {
      const isPublished = !isServer && process.env.NODE_ENV === 'production';
      return isPublished ? {output: {trustedTypes: trustedTypes.bundler}} : {};
    },
    async postBuild({outDir, baseUrl, routesPaths, siteConfig: {trailingSlash}}) {
      // The script of page-bootstrap is the same in each page, and no plugin changes it afterwards.
      const page = inlineCodeOf(readFileSync(join(outDir, '404.html'), 'utf8'));
      const scriptHashes = page.scripts.map(sourceHash);
      const facts: PolicyFacts = {
        scriptHashes,
        ...frameFacts(readFileSync(join(outDir, framePath), 'utf8')),
        algoliaApp,
        reportAddress,
      };
      if (isInPages) {
        putPolicy(metaPolicy(facts), {outDir, baseUrl, routesPaths, trailingSlash});
      }
      const rules = hostingRules({
        ...facts,
        scriptHashes: [...scriptHashes, sourceHash(redirectScript)],
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
            caddyNotFound: caddyNotFound(rules),
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

/** The policy of the frame's document, and the hashes that a page's policy must allow, so that the page can write that document itself. */
function frameFacts(html: string): Pick<PolicyFacts, 'framePolicy' | 'frameHashes'> {
  const {scripts, styles, policy} = inlineCodeOf(html);
  if (policy === undefined) {
    throw new Error(`${framePath} contains no Content-Security-Policy.`);
  }
  const hashes = (code: readonly string[]) => code.map(sourceHash).join(' ');
  return {framePolicy: policy, frameHashes: {script: hashes(scripts), style: hashes(styles)}};
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
