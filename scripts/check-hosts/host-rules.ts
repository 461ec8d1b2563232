import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {covers} from '../../plugins/hosting/host-files/header-blocks';
import {install, nodeFor} from '../bench-sites/sites/folder';
import type {HostRules} from '../host/emulated-hosts';

/** Fixed, so that a run next year says the same about the same site. */
const netlifyParsers = ['@netlify/headers-parser@10.1.1', '@netlify/redirect-parser@16.1.1'];
const vercelRouting = '@vercel/routing-utils@6.6.0';

/** The path of the first Node that the tools of hosts run on. */
export function newerNode(): string {
  return nodeFor(22, 12);
}

/** What Netlify's own parsers make of the files; netlify-cli lets the later of two matching rules count. */
export function netlifyRules(build: string): HostRules {
  const folder = install('netlify-parsers', netlifyParsers);
  const program = `
import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
const [headers, redirects] = process.argv.slice(1);
console.log(JSON.stringify([
  await parseAllHeaders({headersFiles: [headers], configHeaders: [], minimal: false}),
  await parseAllRedirects({redirectsFiles: [redirects], configRedirects: [], minimal: false}),
]));`;
  const {stdout, stderr, status} = spawnSync(
    newerNode(),
    [
      ...['--input-type=module', '--eval', program],
      ...['_headers', '_redirects'].map((file) => resolve(build, file)),
    ],
    {cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26},
  );
  if (status !== 0) {
    throw new Error(`Netlify's parsers do not run: ${stderr}`);
  }
  const [headers, redirects] = JSON.parse(stdout) as [
    {headers: {for: string; values: Record<string, string>}[]; errors: unknown[]},
    {redirects: {path: string; to: string; status: number}[]; errors: unknown[]},
  ];
  if (headers.errors.length + redirects.errors.length > 0) {
    throw new Error(
      `Netlify's parsers refuse: ${JSON.stringify([headers.errors, redirects.errors])}`,
    );
  }
  return {
    // As https://github.com/sveltejs/kit/pull/16627 found.
    missing: {'Cache-Control': 'public, max-age=0'},
    headersOf: (path) =>
      Object.assign(
        {},
        ...headers.headers.filter((rule) => covers(rule.for, path)).map(({values}) => values),
      ) as Record<string, string>,
    redirectOf: (path) => {
      const rule = redirects.redirects.find((each) => encodeURI(decodeURI(each.path)) === path);
      return rule && {status: 301, to: rule.to};
    },
  };
}

interface JsonRules {
  readonly headers: readonly {source: string; headers: readonly {key: string; value: string}[]}[];
  readonly redirects: readonly {source: string; destination: string}[];
}

/** Of two matching rules the later one counts. */
function jsonRules(
  {headers, redirects}: JsonRules,
  matches: (source: string, path: string) => boolean,
): HostRules {
  return {
    headersOf: (path) =>
      Object.fromEntries(
        headers
          .filter(({source}) => matches(source, path))
          .flatMap((rule) => rule.headers.map(({key, value}) => [key, value])),
      ),
    redirectOf: (path) => {
      const rule = redirects.find(({source}) => source === path);
      return rule && {status: 301, to: rule.destination};
    },
  };
}

/** What Vercel's own routing-utils make of the headers of `vercel.json`. */
export function vercelRules(build: string): HostRules {
  const folder = install('vercel-routing', [vercelRouting]);
  const text = readFileSync(join(build, 'vercel.json'), 'utf8');
  const program = `
const {getTransformedRoutes} = require('@vercel/routing-utils');
const {routes, error} = getTransformedRoutes(JSON.parse(require('fs').readFileSync(0, 'utf8')));
if (error) throw new Error(error.message);
console.log(JSON.stringify(routes.filter((route) => route.headers && route.continue)));`;
  const {stdout, stderr, status} = spawnSync(process.execPath, ['--eval', program], {
    cwd: folder,
    encoding: 'utf8',
    input: text,
  });
  if (status !== 0) {
    throw new Error(`Vercel refuses vercel.json: ${stderr}`);
  }
  const routes = JSON.parse(stdout) as {src: string; headers: Record<string, string>}[];
  const {redirectOf} = jsonRules(JSON.parse(text) as JsonRules, () => false);
  return {
    headersOf: (path) =>
      Object.assign(
        {},
        ...routes.filter(({src}) => new RegExp(src).test(path)).map(({headers}) => headers),
      ) as Record<string, string>,
    ...(redirectOf && {redirectOf}),
  };
}

/** The rules of `edgeone.json`, by their documentation. */
export function edgeoneRules(build: string): HostRules {
  return jsonRules(
    JSON.parse(readFileSync(join(build, 'edgeone.json'), 'utf8')) as JsonRules,
    covers,
  );
}
