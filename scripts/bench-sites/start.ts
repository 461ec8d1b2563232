/**
 * `npm run bench:start [-- --pages 500] [--seed 1] [--starts 3] [--edits 9]`: measures in `npm start`, on a site of many pages, how long the
 * first page takes, without caches and with those of the first start, and an edit of a Markdown file until its text is in a browser: on
 * this site and on stock Docusaurus, one start after the other. Prints medians.
 */
import {appendFileSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser, type Page} from '@playwright/test';
import {chromiumOptions} from '../browser.mjs';
import {textTable} from '../text-table';
import {makeCorpus, weighedPage} from './corpus';
import {start} from './first-page';
import {clean} from './sites/folder';
import {stock, thisSite} from './sites/list';
import type {PreparedSite} from './sites/site';
import {median, startVerdicts, type StartTimes} from './start-verdicts';
import {measureEach} from './with-site';

/** Milliseconds between two edits, so that the server is idle. */
const pause = 2000;

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '500'},
    seed: {type: 'string', default: '1'},
    starts: {type: 'string', default: '3'},
    edits: {type: 'string', default: '9'},
  },
});

async function measure(prepared: PreparedSite, browser: Browser): Promise<StartTimes> {
  const temporary = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const cold: number[] = [];
  const warm: number[] = [];
  for (let number = 0; number < Number(values.starts); number += 1) {
    clean(prepared);
    rmSync(temporary, {recursive: true});
    mkdirSync(temporary);
    cold.push(await firstPage(prepared, browser, temporary));
    warm.push(await firstPage(prepared, browser, temporary));
  }
  const {page, stop} = await start(prepared, browser, temporary);
  try {
    return {cold, warm, edits: await edit(page, prepared)};
  } finally {
    await stop();
    rmSync(temporary, {recursive: true, force: true});
  }
}

async function firstPage(
  prepared: PreparedSite,
  browser: Browser,
  temporary: string,
): Promise<number> {
  const {ms, page, stop} = await start(prepared, browser, temporary);
  await page.waitForTimeout(pause); // until the caches are on disk
  await stop();
  return ms;
}

/** Adds paragraphs to an article, one after the other, and waits for each until the page shows it. */
async function edit(page: Page, {folder, articles}: PreparedSite): Promise<number[]> {
  const file = join(folder, articles, `${weighedPage}.md`);
  const times: number[] = [];
  for (let number = 1; number <= Number(values.edits); number += 1) {
    await page.waitForTimeout(pause);
    const text = `第 ${number} 次改动。`;
    const begun = performance.now();
    appendFileSync(file, `\n${text}\n`);
    await page.getByText(text).waitFor({timeout: 60_000});
    times.push(performance.now() - begun);
  }
  return times;
}

async function main(): Promise<void> {
  const corpus = makeCorpus(Number(values.pages), Number(values.seed));
  const browser = await chromium.launch(chromiumOptions());
  console.log(
    `${values.pages} pages, seed ${values.seed}; Docusaurus ${thisSite.version()}, Node ${process.version}, Chromium ${browser.version()}\n`,
  );
  const measured = await measureEach([thisSite, stock], async (site) => {
    const prepared = site.prepare(corpus);
    try {
      return await measure(prepared, browser);
    } finally {
      prepared.remove();
    }
  });
  await browser.close();
  console.log(
    textTable([
      ['medians', 'first page cold, s', 'first page warm, s', 'edit, ms', 'all edits, ms'],
      ...[...measured].map(([{name}, {cold, warm, edits}]) => [
        name,
        seconds(median(cold)),
        seconds(median(warm)),
        median(edits).toFixed(0),
        edits.map((time) => time.toFixed(0)).join(' '),
      ]),
    ]),
  );
  const own = measured.get(thisSite);
  if (own) {
    console.log(`\n${startVerdicts(own, measured.get(stock)).join('\n')}`);
  }
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

void main();
