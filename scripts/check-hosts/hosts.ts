import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import type {HostName} from '../../site/hosts';
import {freePort} from '../bench-sites/free-port';
import {install, nodeFor} from '../bench-sites/sites/folder';
import {createEmulatedHost, lookups, type HostRules, type Lookup} from '../host/emulated-hosts';
import {answering} from '../host/local-server';
import {startCaddy} from '../host/start-caddy';
import {startNginx} from '../host/start-nginx';
import {findCaddy, findNginx} from '../web-servers.mjs';

/** A host with a build. */
export interface Running {
  /** With a slash at its end. */
  readonly address: string;
  /** The folder that it serves. */
  readonly root: string;
  readonly close: () => Promise<void>;
}

export interface TestedHost {
  readonly name: string;
  /** The host that it is built for. */
  readonly builtFor: HostName;
  /** What runs, or what is emulated. */
  readonly what: string;
  /** It sends the headers of site/hosting.ts. */
  readonly sendsHeaders: boolean;
  /** How often it is started: whether its configuration means the same each time. */
  readonly starts?: number;
  /** @throws {Error} that names what to install where the program is missing */
  readonly start: (build: string) => Promise<Running>;
}

/** Fixed, so that a run next year says the same about the same site. */
const wranglerVersion = '4.164.0';
const netlifyParsers = ['@netlify/headers-parser@10.1.1', '@netlify/redirect-parser@16.1.1'];
/** The first Node that these run on. */
const node = () => nodeFor(22, 12);

export const testedHosts: readonly TestedHost[] = [
  {
    name: 'nginx',
    builtFor: 'any',
    what: 'the program',
    sendsHeaders: true,
    start: async (build) => {
      const nginx = findNginx();
      if (nginx === undefined) {
        throw new Error('There is no nginx. Install it (Debian: apt-get install nginx-light).');
      }
      const port = await freePort();
      const site = {nginx, build, baseUrl: '/', port, httpPort: await freePort()};
      const {root, close} = await startNginx({...site, effort: 'least'});
      return {address: `https://127.0.0.1:${port}/`, root, close};
    },
  },
  {
    name: 'Caddy',
    builtFor: 'any',
    what: 'the program',
    sendsHeaders: true,
    starts: 12,
    start: async (build) => {
      const caddy = findCaddy();
      if (caddy === undefined) {
        throw new Error('There is no Caddy. Install it (Debian: apt-get install caddy).');
      }
      const port = await freePort();
      const {root, close} = await startCaddy({caddy, build, baseUrl: '/', port});
      return {address: `https://127.0.0.1:${port}/`, root, close};
    },
  },
  {
    name: 'Cloudflare Pages',
    builtFor: 'cloudflare-pages',
    what: `wrangler ${wranglerVersion}`,
    sendsHeaders: true,
    start: startWrangler,
  },
  {
    name: 'Netlify',
    builtFor: 'netlify',
    what: 'its parsers of _headers and _redirects; files emulated',
    sendsHeaders: true,
    start: async (build) => emulate(build, lookups.endings, netlifyRules(build)),
  },
  {
    name: 'Vercel',
    builtFor: 'vercel',
    what: 'emulated, by its routing-utils and a published table',
    sendsHeaders: true,
    start: async (build) => emulate(build, lookups.vercel, vercelRules(build)),
  },
  {
    name: 'EdgeOne Pages',
    builtFor: 'edgeone-pages',
    what: 'emulated, by its documentation',
    sendsHeaders: true,
    start: async (build) => emulate(build, lookups.endings, edgeoneRules(build)),
  },
  {
    name: 'GitHub Pages',
    builtFor: 'github-pages',
    what: 'emulated, by a published table',
    sendsHeaders: false,
    start: async (build) =>
      emulate(build, lookups['github-pages'], {
        headersOf: () => ({'Cache-Control': 'max-age=600'}),
      }),
  },
  {
    name: 'Aliyun OSS',
    builtFor: 'aliyun-oss',
    what: 'emulated, by its documentation',
    sendsHeaders: false,
    start: async (build) => emulate(build, lookups['aliyun-oss']),
  },
  {
    name: 'Tencent COS',
    builtFor: 'tencent-cos',
    what: 'emulated, by its documentation',
    sendsHeaders: false,
    start: async (build) => emulate(build, lookups['tencent-cos']),
  },
];

async function emulate(build: string, lookup: Lookup, rules?: HostRules): Promise<Running> {
  const root = copyOf(build);
  const server: Server = createEmulatedHost(root, '/', lookup, rules).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    root,
    close: async () => {
      server.close();
      server.closeAllConnections();
      rmSync(root, {recursive: true});
      return Promise.resolve();
    },
  };
}

function copyOf(build: string): string {
  const root = mkdtempSync(join(tmpdir(), 'check-hosts-'));
  cpSync(build, root, {recursive: true});
  return root;
}

async function startWrangler(build: string): Promise<Running> {
  const folder = install('wrangler', [`wrangler@${wranglerVersion}`]);
  const root = copyOf(build);
  const port = await freePort();
  const child = spawn(
    node(),
    [
      join(folder, 'node_modules/wrangler/bin/wrangler.js'),
      ...['pages', 'dev', root, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', String(await freePort()), '--log-level', 'error'],
    ],
    {
      cwd: folder,
      env: {...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false'},
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true, // it starts programs of its own, which are ended with it
    },
  );
  await answering('wrangler', port);
  return {
    address: `http://127.0.0.1:${port}/`,
    root,
    close: async () => {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await once(child, 'exit');
      rmSync(root, {recursive: true, force: true});
    },
  };
}

/** What Netlify's own parsers make of the files; netlify-cli lets the later of two matching rules count. */
function netlifyRules(build: string): HostRules {
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
    node(),
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

function vercelRules(build: string): HostRules {
  const folder = install('vercel-routing', ['@vercel/routing-utils@6.6.0']);
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

function edgeoneRules(build: string): HostRules {
  return jsonRules(
    JSON.parse(readFileSync(join(build, 'edgeone.json'), 'utf8')) as JsonRules,
    covers,
  );
}

function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
