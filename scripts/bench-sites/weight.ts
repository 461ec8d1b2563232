/**
 * `npm run bench:weight [-- --pages 50] [--seed 1]`: what a docs page with ten code blocks loads on a first visit, on this site
 * and on peers, built here from one Chinese corpus; every answer compressed by Brotli 11. A peer that cannot be
 * installed or built on this machine is named, and left out.
 */
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {createStaticServer} from '../../tests/support/static-server';
import {chromiumOptions} from '../browser.mjs';
import {textTable} from '../text-table';
import {makeCorpus, weighedPage} from './corpus';
import type {Site} from './sites/site';
import {starlight} from './sites/starlight';
import {stock} from './sites/stock';
import {thisSite} from './sites/this-site';
import {vitePress} from './sites/vitepress';
import {kinds, weighPage, type Weights} from './weigh-page';

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

async function weigh(browser: Browser, site: Site): Promise<Weights> {
  const prepared = site.prepare(corpus);
  try {
    prepared.build();
    const server = createStaticServer(join(prepared.folder, prepared.output), '/').listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    const address = prepared.addressOf(`${weighedPage}.md`);
    const weights = await weighPage(browser, `http://127.0.0.1:${port}/${address}`);
    server.close();
    return weights;
  } finally {
    prepared.remove();
  }
}

async function main(): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  console.log(
    `${corpus.length} pages, seed ${values.seed}; Node ${process.version}, Chromium ${browser.version()}\n`,
  );
  const weighed = new Map<Site, Weights>();
  for (const site of [thisSite, stock, vitePress, starlight]) {
    try {
      weighed.set(site, await weigh(browser, site));
    } catch (error) {
      console.error(`${site.name} is left out: ${String(error).slice(0, 2000)}`);
      process.exitCode = site === thisSite ? 1 : process.exitCode;
    }
  }
  await browser.close();
  const columns = [...weighed];
  const own = weighed.get(thisSite);
  console.log(
    textTable([
      ['KB, Brotli 11', ...columns.map(([{name}]) => name)],
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
