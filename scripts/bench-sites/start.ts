/**
 * `npm run bench:start [-- --pages 500] [--seed 1] [--edits 9]`: measures the time from an edit of a Markdown file to its text in a browser,
 * in `npm start` on a site of many pages.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Page} from '@playwright/test';
import {percentile} from '../bench-search/measures/quality';
import {chromiumOptions} from '../browser.mjs';
import {verdict} from '../verdict';
import {freePort} from './free-port';
import {makeCorpus, weighedPage} from './corpus';
import {clean} from './sites/folder';
import {thisSite} from './sites/list';

/** The target for an edit, in milliseconds. */
const target = 1000;

/** Milliseconds between two edits, so that the server is idle. */
const pause = 2000;

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '500'},
    seed: {type: 'string', default: '1'},
    edits: {type: 'string', default: '9'},
  },
});

/** Adds a paragraph to a file, and waits until a page shows it. */
async function edit(page: Page, file: string, number: number): Promise<number> {
  const text = `第 ${number} 次改动。`;
  const start = performance.now();
  appendFileSync(file, `\n${text}\n`);
  await page.getByText(text).waitFor({timeout: 60_000});
  return performance.now() - start;
}

async function main(): Promise<void> {
  const prepared = thisSite.prepare(makeCorpus(Number(values.pages), Number(values.seed)));
  clean(prepared);
  const port = await freePort();
  const [program = ''] = prepared.build;
  const begun = performance.now();
  const server = spawn(
    process.execPath,
    [program, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {cwd: prepared.folder, stdio: 'ignore'},
  );
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    const address = `http://127.0.0.1:${port}/${prepared.addressOf(`${weighedPage}.md`)}`;
    await answer(address);
    await page.goto(address);
    await page.getByRole('heading', {level: 1}).waitFor({timeout: 120_000});
    const ready = performance.now() - begun;
    const file = join(prepared.folder, prepared.articles, `${weighedPage}.md`);
    const times: number[] = [];
    for (let number = 1; number <= Number(values.edits); number += 1) {
      await page.waitForTimeout(pause);
      times.push(await edit(page, file, number));
    }
    console.log(
      `${values.pages} pages, seed ${values.seed}; Docusaurus ${thisSite.version()}, Node ${process.version}, Chromium ${browser.version()}\n`,
    );
    console.log(`first page after ${(ready / 1000).toFixed(1)} s`);
    console.log(`edits, ms: ${times.map((time) => time.toFixed(0)).join(' ')}`);
    const median = percentile(times, 0.5);
    console.log(
      verdict(median <= target, `edit to text ≤ ${target} ms at p50`, `${median.toFixed(0)} ms`),
    );
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'exit');
    prepared.remove();
  }
}

/** Waits until a server answers. */
async function answer(address: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 200));
    }
  }
  throw new Error('The server of `npm start` does not answer.');
}

void main();
