import {execFileSync} from 'node:child_process';
import {chmodSync, cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {compressFiles} from './compression';
import {startProgram, type Program} from './start-program';

/** A build to be served by a web server of this machine. */
export interface BuiltSite {
  /** The folder of a built site. The configurations of hosts are beside it. */
  readonly build: string;
  readonly baseUrl: string;
  readonly port: number;
}

/** A web server that runs on this machine alone. */
export interface RunningServer {
  /** The served folder, a copy of the build. A test may replace it by another build. */
  readonly root: string;
  /** The path of the certificate. */
  readonly certificate: string;
  /** Stops it, and removes its temporary files. */
  readonly close: () => Promise<void>;
  /** Resolves when it has ended. */
  readonly ended: Promise<unknown>;
}

/**
 * Starts a web server in a temporary folder that has `certificate.pem`, `key.pem`, and in `root` a copy of the build with compressed files.
 *
 * @param configure writes the configuration into the folder, and returns the program
 * @throws {Error} when the program rejects the configuration, or does not answer within ten seconds
 */
export async function startWebServer(
  {build, baseUrl, port}: BuiltSite,
  configure: (folder: string) => Omit<Program, 'port'>,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'web-server-'));
  chmodSync(folder, 0o755); // if root starts nginx, its workers run as another user
  const root = join(folder, 'root');
  const remove = () => {
    rmSync(folder, {recursive: true, force: true});
  };
  try {
    cpSync(build, join(root, baseUrl), {recursive: true});
    await compressFiles(root, 'least');
    makeCertificate(folder);
    const {stop, ended} = await startProgram({...configure(folder), port});
    return {
      root: join(root, baseUrl),
      certificate: join(folder, 'certificate.pem'),
      ended,
      close: async () => {
        await stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Writes a self-signed `certificate.pem` and `key.pem` into a folder. */
function makeCertificate(folder: string): void {
  const out = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...out, ...names], {
    stdio: 'ignore',
  });
}
