import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {startWebServer, type BuiltSite, type RunningServer} from './start-web-server';

interface CaddySite extends BuiltSite {
  /** The program. */
  readonly caddy: string;
}

/**
 * Starts Caddy with the configuration of the build, in which only name, certificate and folder are changed.
 *
 * @throws {Error} when Caddy rejects the configuration, or does not answer within ten seconds
 */
export async function startCaddy({caddy, ...site}: CaddySite): Promise<RunningServer> {
  const made = readFileSync(join(`${site.build}-hosting`, 'caddy/Caddyfile'), 'utf8');
  return startWebServer(site, (folder) => {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, configure(made, folder, site.port));
    return {
      name: 'Caddy',
      command: caddy,
      args: ['run', '--config', file, '--adapter', 'caddyfile'],
      env: {...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder},
      stdio: ['ignore', 'ignore', 'pipe'],
    };
  });
}

function configure(made: string, folder: string, port: number): string {
  const tls = `tls ${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}`;
  const site = `{
	admin off
	auto_https off
}

https://127.0.0.1:${port}, https://localhost:${port} {
	${tls}
	bind 127.0.0.1`;
  return made.replace('site.example {', site).replace('/var/www/site', join(folder, 'root'));
}
