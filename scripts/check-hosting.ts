/**
 * `npm run check -- hosting`: checks that the pages of a finished build (by default `build/`) comply with the
 * Content-Security-Policy that hosts are given. The policy that they contain, if any, must allow the same. No other file may run scripts
 * as a document. Exit code 1 when they do not.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {extname, join, relative, sep} from 'node:path';
import {isReserved} from '@markdown-zh/content-check/old-address';
import {inlineCodeOf} from '../plugins/hosting/host-files/inline-code';
import {reservedAddresses} from '../site/reserved-addresses';
import {findBlocked, findRunnable, nginxPolicyOf} from './checks/hosting';
import {readHeadersFile} from './host/headers-file';

type PolicyOf = (address: string) => string | undefined;

function check(folder: string): number {
  const hosts = policiesOf(folder);
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const pages = files.filter((file) => file.endsWith('.html'));
  const below = (file: string) => `/${relative(folder, file).split(sep).join('/')}`;
  const found = files.flatMap((file) =>
    pages.includes(file)
      ? violationsOf(readFileSync(file, 'utf8'), below(file), hosts).map(
          (violation) => `${file}: ${violation}`,
        )
      : [...hosts].flatMap(([host, policyOf]) => {
          const reason = findRunnable(policyOf(below(file)));
          return reason === undefined ? [] : [`${file} (${host}): ${reason}`];
        }),
  );
  found.forEach((line) => {
    console.error(line);
  });
  const unreserved = unreservedIn(folder);
  unreserved.forEach((name) => {
    console.error(`${folder}/${name} is not in site/reserved-addresses.ts. Add it there.`);
  });
  console.log(
    `${folder}: ${pages.length} HTML files and ${files.length - pages.length} others on ${hosts.size} hosts, ${found.length} violations of the policy`,
  );
  return pages.length === 0 ? 1 : found.length + unreserved.length;
}

/** Files at the root of the build folder, and folders without a page, that a redirect could replace. Pages have `.html` and `.md` files. */
function unreservedIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) =>
      entry.isFile()
        ? !/\.(?:html|md)$/.test(entry.name)
        : !existsSync(join(folder, `${entry.name}.html`)) &&
          !existsSync(join(folder, entry.name, 'index.html')),
    )
    .map(({name}) => name)
    .filter((name) => !isReserved(`/${name}`, reservedAddresses));
}

function violationsOf(html: string, path: string, hosts: ReadonlyMap<string, PolicyOf>): string[] {
  const {policy} = inlineCodeOf(html);
  // A build with one configuration is for that host, which sends headers. Its pages need no policy.
  const isMissing = policy === undefined && hosts.size !== 1;
  const sent = [...hosts.values()].map((policyOf) => policyOf(path) ?? '');
  return [
    ...(isMissing ? ['The page contains no policy before its first script.'] : []),
    ...[...new Set([...sent, ...(policy === undefined ? [] : [policy])])].flatMap((each) =>
      findBlocked(html, each),
    ),
  ];
}

/** The hosts whose configurations are in a build: the policy that each sends with a path below the base URL. */
function policiesOf(folder: string): ReadonlyMap<string, PolicyOf> {
  const hosts = new Map<string, PolicyOf>();
  const headers = join(folder, '_headers');
  const nginx = `${folder}-hosting/nginx`;
  if (existsSync(headers)) {
    const text = readFileSync(headers, 'utf8');
    const base = text.split('\n', 1)[0]?.replace(/\/\*$/, '') ?? '';
    const headersOf = readHeadersFile(text);
    hosts.set('_headers', (path) => headersOf(base + path)['Content-Security-Policy']);
  }
  if (existsSync(nginx)) {
    const maps = readFileSync(join(nginx, 'maps.conf'), 'utf8');
    const site = readFileSync(join(nginx, 'site.conf'), 'utf8');
    const base = /^error_page 404 (.*)\/404\.html;/m.exec(site)?.[1] ?? '';
    const types = new Map<string, string>(
      [...site.matchAll(/^ {4}(\w+\/\S+) ([\w ]+);$/gm)].flatMap(([, type = '', endings = '']) =>
        endings.split(' ').map((ending) => [`.${ending}`, type] as const),
      ),
    );
    hosts.set('nginx', (path) =>
      nginxPolicyOf(maps, types.get(extname(path)) ?? 'text/plain', base + path),
    );
  }
  return hosts;
}

const folders = process.argv.slice(2);
const counts = (folders.length > 0 ? folders : ['build']).map(check);
process.exitCode = counts.some((count) => count > 0) ? 1 : 0;
