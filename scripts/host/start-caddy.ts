import {spawn} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {compressFiles} from './compress-files';
import {answering, makeCertificate, type RunningServer} from './local-server';

interface CaddySite {
  /** The program. */
  readonly caddy: string;
  /** The folder of a built site. The configurations of hosts are beside it. */
  readonly build: string;
  readonly baseUrl: string;
  readonly port: number;
}

/**
 * Starts Caddy with the configuration of the build, in which only name, certificate and folder are changed.
 *
 * @throws {Error} when Caddy rejects the configuration, or does not answer within ten seconds
 */
export async function startCaddy({caddy, build, baseUrl, port}: CaddySite): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const root = join(folder, 'root');
  cpSync(build, join(root, baseUrl), {recursive: true});
  await compressFiles(root, 'least');
  makeCertificate(folder);
  const file = join(folder, 'Caddyfile');
  const made = readFileSync(join(`${build}-hosting`, 'caddy/Caddyfile'), 'utf8');
  writeFileSync(file, configure(made, folder, port));
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said += String(data);
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([answering('Caddy', port), ended]);
  if (child.exitCode !== null) {
    throw new Error(`Caddy exited at once (${String(child.exitCode)}):\n${said}`);
  }
  return {
    root: join(root, baseUrl),
    certificate: join(folder, 'certificate.pem'),
    ended,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
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
