import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {connect} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

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

/** Writes a self-signed `certificate.pem` and `key.pem` into a folder. */
export function makeCertificate(folder: string): void {
  const out = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const what = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...out, ...what], {
    stdio: 'ignore',
  });
}

/**
 * Waits until a program takes connections.
 *
 * @throws {Error} when it does not within ten seconds
 */
export async function answering(program: string, port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).once('error', () => {
        resolve(false);
      });
    });
    if (isThere) {
      return;
    }
    await wait(100);
  }
  throw new Error(`${program} does not answer on port ${port}.`);
}
