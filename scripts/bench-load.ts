/**
 * `npm run bench:load [-- --seconds 5] [--pages 50] [--seed 1]`: measures requests a second and their 99th percentile with wrk, for a docs
 * page and the largest script, compressed and not. nginx serves this site with its own configuration and with a common one, which
 * compresses on the fly, and the template of Docusaurus, built from the same corpus. All over TLS. Needs nginx and wrk.
 */
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {makeCorpus, weighedPage} from './bench-sites/corpus';
import type {Site} from './bench-sites/sites/site';
import {stock} from './bench-sites/sites/stock';
import {thisSite} from './bench-sites/sites/this-site';
import {withBuild} from './bench-sites/with-site';
import {startNginx} from './host/start-nginx';
import {findNginx} from './web-servers.mjs';
import {textTable} from './text-table';

const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '5'},
    pages: {type: 'string', default: '50'},
    seed: {type: 'string', default: '1'},
  },
});
const corpus = makeCorpus(Number(values.pages), Number(values.seed));

/** A host, and the ending of page addresses there. */
interface Host {
  readonly name: string;
  readonly port: number;
  readonly server?: (folder: string) => string;
  readonly end: string;
}

const own: Host = {name: 'deploy/nginx', port: 4330, end: ''};

const fromTutorials = (port: number): Host => ({
  name: 'as in tutorials',
  port,
  end: '/',
  server: (folder) => `
include /etc/nginx/mime.types;
gzip on;
gzip_types text/css application/javascript application/json image/svg+xml;
server {
  listen 127.0.0.1:${port} ssl;
  ssl_certificate certificate.pem;
  ssl_certificate_key key.pem;
  root ${join(folder, 'root')};
  error_page 404 /404.html;
  location / { try_files $uri $uri/ $uri.html =404; }
}
`,
});

/** The figures that wrk prints; throws when an answer was not a success. */
function measure(target: string, encoding: string): readonly [string, string] {
  const load = ['--threads', '1', '--connections', '32', '--latency'];
  const options = ['--duration', `${values.seconds}s`, '--header', `Accept-Encoding: ${encoding}`];
  const {stdout} = spawnSync('wrk', [...load, ...options, target], {encoding: 'utf8'});
  if (stdout.includes('Non-2xx') || !stdout.includes('Requests/sec')) {
    throw new Error(`${target} gets answers other than 2xx:\n${stdout}`);
  }
  const rate = /Requests\/sec:\s+(\S+)/.exec(stdout)?.[1] ?? '?';
  return [Math.round(Number(rate)).toLocaleString('en'), /99%\s+(\S+)/.exec(stdout)?.[1] ?? '?'];
}

/** The rows of a site's build, for each of these hosts in turn. */
function rowsOf(nginx: string, site: Site, hosts: readonly Host[]): Promise<string[][]> {
  return withBuild(site, corpus, async (build, {addressOf}) => {
    const main = readdirSync(join(build, 'assets/js')).find((file) => file.startsWith('main.'));
    const rows: string[][] = [];
    for (const {name, port, server, end} of hosts) {
      const what = {nginx, build, baseUrl: '/', port, effort: 'best'} as const;
      const running = await startNginx({...what, ...(server && {server})});
      for (const path of [`/${addressOf(`${weighedPage}.md`)}${end}`, `/assets/js/${main ?? ''}`]) {
        for (const encoding of ['identity', 'gzip', ...(server ? [] : ['br'])]) {
          const figures = measure(`https://127.0.0.1:${port}${path}`, encoding);
          rows.push([site.name, name, path, encoding, ...figures]);
        }
      }
      await running.close();
    }
    return rows;
  });
}

async function main(nginx: string): Promise<void> {
  const head = ['site', 'nginx', 'file', 'encoding', 'requests/s', 'p99'];
  const ownRows = await rowsOf(nginx, thisSite, [own, fromTutorials(4332)]);
  const stockRows = await rowsOf(nginx, stock, [fromTutorials(4333)]);
  console.log(textTable([head, ...ownRows, ...stockRows]));
}

const nginx = findNginx();
if (nginx === undefined || spawnSync('wrk', ['--version']).error) {
  console.error('This needs nginx and wrk (Debian: apt-get install nginx wrk).');
  process.exitCode = 3;
} else {
  void main(nginx);
}
