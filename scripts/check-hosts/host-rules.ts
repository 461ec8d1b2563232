import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {covers} from '../../plugins/hosting/host-files/header-blocks';
import {install, nodeFor} from '../installed-packages';
import type {HostRules} from '../host/static-server';

/** Pinned, so that the results for a site do not change over time. */
const netlifyParsers = ['@netlify/headers-parser@10.1.1', '@netlify/redirect-parser@16.1.1'];
const vercelRouting = '@vercel/routing-utils@6.6.0';

/** The path of a Node that is new enough for the tools of hosts. */
export function newerNode(): string {
  return nodeFor(22, 12);
}

/** The rules that Netlify's own parsers read from the files. As in netlify-cli, the later of two matching rules wins. */
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
    throw new Error(`Netlify's parsers failed: ${stderr}`);
  }
  const [headers, redirects] = JSON.parse(stdout) as [
    {headers: {for: string; values: Record<string, string>}[]; errors: unknown[]},
    {redirects: {path: string; to: string; status: number}[]; errors: unknown[]},
  ];
  if (headers.errors.length + redirects.errors.length > 0) {
    throw new Error(
      `Netlify's parsers reject the files: ${JSON.stringify([headers.errors, redirects.errors])}`,
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

/** Of two matching rules the later one wins. */
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

/** The headers of `vercel.json`, as Vercel's own routing-utils read them. */
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
    throw new Error(`Vercel's parser rejects vercel.json: ${stderr}`);
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
