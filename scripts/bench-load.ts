/**
 * `npm run bench:load [-- SECONDS]`: how many requests a second nginx answers on this machine, and in how much time 99 of 100 of
 * them, by a bounded run of wrk: a page and the largest script, compressed and not, with this site's configuration and with
 * the one that is commonly written for such sites, which compresses on the way. Both over TLS. Needs nginx and wrk.
 */
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {startNginx} from './host/start-nginx';
import {findNginx} from './nginx.mjs';
import {textTable} from './text-table';

const port = 4330;
const [seconds = '5'] = process.argv.slice(2);

/** As tutorials write it. The files are this site's in either case: what differs is the host. */
const fromTutorials = (folder: string) => `
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
`;

/** What wrk prints, in figures; a run with an answer that is no success is worth nothing. */
function measure(path: string, encoding: string): readonly [string, string] {
  const target = `https://127.0.0.1:${port}${path}`;
  const load = ['--threads', '1', '--connections', '32', '--duration', `${seconds}s`, '--latency'];
  const header = ['--header', `Accept-Encoding: ${encoding}`];
  const {stdout} = spawnSync('wrk', [...load, ...header, target], {encoding: 'utf8'});
  if (stdout.includes('Non-2xx')) {
    throw new Error(`${target} is not answered with success:\n${stdout}`);
  }
  const rate = /Requests\/sec:\s+(\S+)/.exec(stdout)?.[1] ?? '?';
  return [Math.round(Number(rate)).toLocaleString('en'), /99%\s+(\S+)/.exec(stdout)?.[1] ?? '?'];
}

async function bench(nginx: string): Promise<void> {
  const main = readdirSync('build/assets/js').find((file) => file.startsWith('main.')) ?? '';
  const script = `/assets/js/${main}`;
  const rows: string[][] = [['nginx', 'file', 'encoding', 'requests/s', 'p99']];
  for (const [name, server] of [
    ['deploy/nginx', undefined],
    ['as in tutorials', fromTutorials],
  ] as const) {
    const site = {nginx, build: 'build', baseUrl: '/', port, effort: 'best'} as const;
    const running = await startNginx({...site, ...(server && {server})});
    const page = server ? '/docs/intro/' : '/docs/intro';
    for (const path of [page, script]) {
      for (const encoding of ['identity', 'gzip', ...(server ? [] : ['br'])]) {
        rows.push([name, path, encoding, ...measure(path, encoding)]);
      }
    }
    await running.close();
  }
  console.log(textTable(rows));
}

const nginx = findNginx();
if (nginx === undefined || spawnSync('wrk', ['--version']).error) {
  console.error('This needs nginx and wrk (Debian: apt-get install nginx wrk).');
  process.exitCode = 3;
} else {
  void bench(nginx);
}
