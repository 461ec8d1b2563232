import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {HostName} from '../../site/hosts';
import {lookups} from '../host/lookups';
import {startCaddy} from '../host/start-caddy';
import {startNginx} from '../host/start-nginx';
import {freePort, startProgram} from '../host/start-program';
import {serveFolder, type Hosting} from '../host/static-server';
import {install} from '../installed-packages';
import {findCaddy, findNginx} from '../web-servers.mjs';
import {edgeoneRules, netlifyRules, newerNode, vercelRules} from './host-rules';

/** A running host that serves a build. */
export interface Running {
  /** With a slash at its end. */
  readonly address: string;
  /** The folder that it serves. */
  readonly root: string;
  readonly close: () => Promise<void>;
}

export interface TestedHost {
  readonly name: string;
  /** The value of `SITE_HOST` for its build. */
  readonly builtFor: HostName;
  /** The program or emulation that serves it. */
  readonly what: string;
  /** It sends the headers of site/hosting.ts. */
  readonly sendsHeaders: boolean;
  /** Number of starts, if the configuration might not work the same each time. */
  readonly starts?: number;
  /** @throws {Error} if the program is missing, with what to install */
  readonly start: (build: string) => Promise<Running>;
}

/** Pinned, so that the results for a site do not change over time. */
const wranglerVersion = '4.164.0';

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
      const {root, close} = await startNginx(site);
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
    start: async (build) => emulate(build, {lookup: lookups.endings, ...netlifyRules(build)}),
  },
  {
    name: 'Vercel',
    builtFor: 'vercel',
    what: 'emulated, by its routing-utils and a published table',
    sendsHeaders: true,
    start: async (build) => emulate(build, {lookup: lookups.vercel, ...vercelRules(build)}),
  },
  {
    name: 'EdgeOne Pages',
    builtFor: 'edgeone-pages',
    what: 'emulated, by its documentation',
    sendsHeaders: true,
    start: async (build) => emulate(build, {lookup: lookups.endings, ...edgeoneRules(build)}),
  },
  {
    name: 'GitHub Pages',
    builtFor: 'github-pages',
    what: 'emulated, by a published table',
    sendsHeaders: false,
    start: async (build) =>
      emulate(build, {
        lookup: lookups['github-pages'],
        headersOf: () => ({'Cache-Control': 'max-age=600'}),
      }),
  },
  {
    name: 'Aliyun OSS',
    builtFor: 'aliyun-oss',
    what: 'emulated, by its documentation',
    sendsHeaders: false,
    start: async (build) => emulate(build, {lookup: lookups['aliyun-oss']}),
  },
  {
    name: 'Tencent COS',
    builtFor: 'tencent-cos',
    what: 'emulated, by its documentation',
    sendsHeaders: false,
    start: async (build) => emulate(build, {lookup: lookups.endings}),
  },
];

async function emulate(build: string, hosting: Hosting): Promise<Running> {
  const root = copyOf(build);
  const {address, close} = await serveFolder(root, hosting);
  return {
    address,
    root,
    close: async () => {
      close();
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
  const {stop} = await startProgram({
    name: 'wrangler',
    command: newerNode(),
    args: [
      join(folder, 'node_modules/wrangler/bin/wrangler.js'),
      ...['pages', 'dev', root, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', String(await freePort()), '--log-level', 'error'],
    ],
    port,
    cwd: folder,
    env: {...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false'},
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true, // a process group, because it starts other programs
  });
  return {
    address: `http://127.0.0.1:${port}/`,
    root,
    close: async () => {
      await stop();
      rmSync(root, {recursive: true, force: true});
    },
  };
}
