import {resolve} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect} from '@playwright/test';
import {freePort, startProgram} from '../../scripts/host/start-program';
import {environmentVariables} from '../../site/environment';

/** A site as `npm start` serves it. */
interface DevelopmentServer {
  /** The site's address, with a slash at its end. */
  readonly address: string;
  /** Waits until the terminal shows a text, after the last one waited for. */
  readonly waitForOutput: (text: string) => Promise<void>;
  /** The output after the last text waited for. */
  readonly rest: () => string;
  readonly stop: () => Promise<void>;
}

/** Milliseconds to compile a site on a busy machine. */
const timeoutMs = 120_000;

/**
 * Starts the development server of the site in a folder.
 *
 * @param variables environment variables in addition to the caller's, except those of the caller's own site
 */
export async function startDevelopment(
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<DevelopmentServer> {
  const port = await freePort();
  const withoutSite = Object.fromEntries(environmentVariables.map((name) => [name, '']));
  const server = await startProgram({
    name: 'npm start',
    command: process.execPath,
    args: [
      resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      ...['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    ],
    port,
    timeoutMs,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...withoutSite, NODE_ENV: 'development', ...variables},
  });
  let read = 0;
  const output = () => stripVTControlCharacters(server.output());
  const rest = () => output().slice(read);
  return {
    address: `http://127.0.0.1:${port}/`,
    waitForOutput: async (text) => {
      await expect.poll(rest, {timeout: timeoutMs, message: text}).toContain(text);
      read = output().indexOf(text, read) + text.length;
    },
    rest,
    stop: server.stop,
  };
}
