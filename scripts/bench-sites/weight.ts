/**
 * `npm run bench:weight [-- --pages 50] [--seed 1]`: what a docs page with ten code blocks loads on a first visit, on this site
 * and on peers, built here from one Chinese corpus; every answer compressed by Brotli 11. A peer that cannot be
 * installed or built on this machine is named, and left out.
 */
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {chromiumOptions} from '../browser.mjs';
import {serveFolder} from '../serve-folder';
import {textTable} from '../text-table';
import {makeCorpus, weighedPage} from './corpus';
import {sites, thisSite} from './sites/list';
import {kinds, weighPage, type Weights} from './weigh-page';
import {measureEach, withSite} from './with-site';

/** Bytes that the page of this site may have. */
const targets = {script: 105_000, stylesheet: 11_000, all: 125_000} as const;

const {values} = parseArgs({
  options: {pages: {type: 'string', default: '50'}, seed: {type: 'string', default: '1'}},
});
const corpus = makeCorpus(Number(values.pages), Number(values.seed));

/** All that the page is made of: what is fetched for other pages does not count. */
function sum(weights: Weights): number {
  return kinds.filter((kind) => kind !== 'ahead').reduce((bytes, kind) => bytes + weights[kind], 0);
}

async function main(): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  console.log(
    `${corpus.length} pages, seed ${values.seed}; Node ${process.version}, Chromium ${browser.version()}\n`,
  );
  const weighed = await measureEach(sites, (site) =>
    withSite(site, corpus, serveFolder, (address, {addressOf}) =>
      weighPage(browser, `${address}${addressOf(`${weighedPage}.md`)}`),
    ),
  );
  await browser.close();
  const columns = [...weighed];
  const own = weighed.get(thisSite);
  console.log(
    textTable([
      ['KB, Brotli 11', ...columns.map(([{name}]) => name)],
      ['version', ...columns.map(([{version}]) => version())],
      ...kinds.map((kind) => [kind, ...columns.map(([, weights]) => kilobytes(weights[kind]))]),
      ['all but ahead', ...columns.map(([, weights]) => kilobytes(sum(weights)))],
      [
        'ratio to this site',
        ...columns.map(([, weights]) => (own ? (sum(weights) / sum(own)).toFixed(2) : '')),
      ],
    ]),
  );
  if (own) {
    console.log('');
    for (const [name, most] of Object.entries(targets)) {
      const bytes = name === 'all' ? sum(own) : own[name as keyof Weights];
      console.log(
        `${name} ≤ ${kilobytes(most)} KB: ${kilobytes(bytes)} KB ${bytes <= most ? '✓' : '✗'}`,
      );
    }
    console.log(`no font: ${kilobytes(own.font)} KB ${own.font === 0 ? '✓' : '✗'}`);
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

void main();
