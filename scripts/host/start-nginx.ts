import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {findBrotliModule} from '../web-servers.mjs';
import {startWebServer, type BuiltSite, type RunningServer} from './start-web-server';

interface NginxSite extends BuiltSite {
  /** The program. */
  readonly nginx: string;
  /** The port that redirects http to https; by default the next one. */
  readonly httpPort?: number;
}

/**
 * Starts nginx for this machine only, with the configuration of the build, over TLS, with a self-signed certificate and precompressed
 * files. Changes only ports, certificate and folders, and enables Brotli if its module is installed.
 *
 * @throws {Error} when nginx rejects the configuration, or does not answer within ten seconds
 */
export async function startNginx(site: NginxSite): Promise<RunningServer> {
  return startWebServer(site, (folder) => {
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, mainConfiguration(madeByBuild(site, folder)));
    return {
      name: 'nginx',
      command: site.nginx,
      args: ['-p', folder, '-c', file],
      stdio: 'inherit',
    };
  });
}

/** The server of deploy/nginx, with this folder and port. */
function madeByBuild({build, port, httpPort = port + 1}: NginxSite, folder: string): string {
  const made = join(`${build}-hosting`, 'nginx');
  const read = (name: string) => readFileSync(join(made, name), 'utf8');
  const hasBrotli = findBrotliModule() !== undefined;
  writeFileSync(join(folder, 'maps.conf'), read('maps.conf'));
  writeFileSync(
    join(folder, 'site.conf'),
    hasBrotli
      ? read('site.conf').replace('# brotli_static on;', 'brotli_static on;')
      : read('site.conf'),
  );
  return read('server.conf')
    .replaceAll('/etc/nginx/site/', `${folder}/`)
    .replaceAll('/etc/ssl/site/fullchain.pem', 'certificate.pem')
    .replaceAll('/etc/ssl/site/privkey.pem', 'key.pem')
    .replaceAll('/var/www/site', join(folder, 'root'))
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('site.example$', `localhost:${port}$`)
    .replaceAll('site.example', 'localhost');
}

function mainConfiguration(server: string): string {
  const brotli = findBrotliModule();
  return `${brotli === undefined ? '' : `load_module ${brotli};\n`}daemon off;
pid nginx.pid;
error_log stderr warn;
worker_processes auto;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path temp; proxy_temp_path temp; fastcgi_temp_path temp; uwsgi_temp_path temp; scgi_temp_path temp;
${server}
}
`;
}
