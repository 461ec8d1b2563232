/**
 * `npm run bench:weight [-- --pages 50] [--grown 500] [--seed 1]`: measures the bytes that a docs page with ten code blocks loads on a first
 * visit, after Brotli 11, on this site and on peers, built from one Chinese corpus. Names and skips a peer that cannot be installed or
 * built here. Builds this site again with more pages, to measure how the page grows with the site.
 */
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {chromiumOptions} from '../browser.mjs';
import {serveFolder} from '../serve-folder';
import {textTable} from '../text-table';
import {verdict} from '../verdict';
import {makeCorpus, weighedPage, type CorpusFile} from './corpus';
import {sites, thisSite} from './sites/list';
import type {Site} from './sites/site';
import {kinds, weighPage, type Weights} from './weigh-page';
import {measureEach, withSite} from './with-site';

/** The target of this site's page, in bytes. */
const targets = {script: 105_000, stylesheet: 11_000, all: 125_000} as const;

/** The target of the page's growth with each further page of the site, in bytes. */
const growth = {script: 10, document: 1} as const;

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '50'},
    grown: {type: 'string', default: '500'},
    seed: {type: 'string', default: '1'},
  },
});
const seed = Number(values.seed);
const corpus = makeCorpus(Number(values.pages), seed);
const grownCorpus = makeCorpus(Number(values.grown), seed);
const pagesMore = grownCorpus.length - corpus.length;

/** The page's own bytes, without those prefetched for other pages. */
function sum(weights: Weights): number {
  return kinds.filter((kind) => kind !== 'ahead').reduce((bytes, kind) => bytes + weights[kind], 0);
}

async function main(): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  console.log(
    `${corpus.length} pages, seed ${values.seed}; Node ${process.version}, Chromium ${browser.version()}\n`,
  );
  const weighIn = (files: readonly CorpusFile[]) => (site: Site) =>
    withSite(site, files, serveFolder, (address, {addressOf}) =>
      weighPage(browser, `${address}${addressOf(`${weighedPage}.md`)}`),
    );
  const weighed = await measureEach(sites, weighIn(corpus));
  const grown = pagesMore > 0 ? await weighIn(grownCorpus)(thisSite) : undefined;
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
    console.log(['', ...verdicts(own), ...(grown ? growthVerdicts(own, grown) : [])].join('\n'));
  }
}

function verdicts(own: Weights): string[] {
  return [
    ...Object.entries(targets).map(([name, most]) => {
      const bytes = name === 'all' ? sum(own) : own[name as keyof Weights];
      return verdict(bytes <= most, `${name} ≤ ${kilobytes(most)} KB`, `${kilobytes(bytes)} KB`);
    }),
    verdict(own.font === 0, 'no font', `${kilobytes(own.font)} KB`),
  ];
}

function growthVerdicts(own: Weights, grown: Weights): string[] {
  return Object.entries(growth).map(([name, most]) => {
    const kind = name as keyof typeof growth;
    const bytes = (grown[kind] - own[kind]) / pagesMore;
    const target = `${name} of ${grownCorpus.length} pages ≤ ${most} bytes more for each`;
    return verdict(bytes <= most, target, bytes.toFixed(2));
  });
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

void main();
