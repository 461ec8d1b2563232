import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Browser, Page} from '@playwright/test';
import {freePort} from './free-port';
import {weighedPage} from './corpus';
import type {PreparedSite} from './sites/site';

/** A Docusaurus site as `npm start` serves it, and its first page in a browser. */
interface Started {
  readonly page: Page;
  /** Milliseconds from the start of the command to the page's heading. */
  readonly ms: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the development server of a Docusaurus site, and opens its weighed page in a browser without a cache.
 *
 * @param temporary the folder for temporary files, such as Docusaurus's compiled configuration
 */
export async function start(
  {folder, environment, build: [program = ''], addressOf}: PreparedSite,
  browser: Browser,
  temporary: string,
): Promise<Started> {
  const port = await freePort();
  const begun = performance.now();
  const server = spawn(
    process.execPath,
    [program, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {cwd: folder, env: {...process.env, ...environment, TMPDIR: temporary}, stdio: 'ignore'},
  );
  const context = await browser.newContext();
  const stop = async () => {
    await context.close();
    if (server.exitCode === null && server.signalCode === null) {
      server.kill();
      await once(server, 'exit');
    }
  };
  try {
    const address = `http://127.0.0.1:${port}/${addressOf(`${weighedPage}.md`)}`;
    await answer(address);
    const page = await context.newPage();
    await page.goto(address, {timeout: timeoutMs});
    await page.getByRole('heading', {level: 1}).waitFor({timeout: timeoutMs});
    return {page, ms: performance.now() - begun, stop};
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Milliseconds to compile a large site on a slow machine. */
const timeoutMs = 180_000;

/** Milliseconds between two attempts to reach the server. */
const interval = 50;

/** Waits until a server answers. */
async function answer(address: string): Promise<void> {
  for (let waited = 0; waited < timeoutMs; waited += interval) {
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((done) => setTimeout(done, interval));
    }
  }
  throw new Error('The server of `npm start` does not answer.');
}
