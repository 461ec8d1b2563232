/**
 * Measures the bytes that a docs page with ten code blocks loads on a first visit, after Brotli 11. This site and its peers are built from
 * one Chinese corpus. Builds this site again with more pages, to measure how the page grows with the site.
 */
import {textTable} from '../../../scripts/text-table';
import {sites as allSites} from '../peers/list';
import {chosenSites, corpusFlags, measureEach, servedPage, sitesFlag} from '../peers/measure-each';
import {thisSite} from '../peers/this-site';
import {defineBenchmark} from '../runner/benchmark';
import {openChromium} from '../runner/browser';
import type {Goal} from '../runner/goals';
import {serve} from '../runner/serve';
import {kilobytes} from '../runner/units';
import {kinds, weighPage, type Weights} from './weigh-page';

/** The most bytes of this site's page. */
const limits = {script: 105_000, stylesheet: 11_000, font: 0} as const;
const mostInAll = 125_000;

/** The most bytes by which each further page of the site may let the page grow. */
const growth = {script: 10, document: 1} as const;

export const benchmark = defineBenchmark({
  flags: {
    ...corpusFlags,
    grown: {default: 500, help: 'the number of pages of the larger corpus, on this site'},
    sites: sitesFlag(allSites),
  },
  run: async ({pages, grown: grownPages, seed, sites}) => {
    const browser = await openChromium();
    const weighed = await measureEach(chosenSites(allSites, sites), async (site) =>
      weighPage(browser, await servedPage(site, {pages, seed}, serve)),
    );
    const own = weighed.get(thisSite);
    const columns = [...weighed];
    console.log(
      textTable([
        ['Brotli 11', ...columns.map(([{name}]) => name)],
        ['version', ...columns.map(([{version}]) => version())],
        ...kinds.map((kind) => [kind, ...columns.map(([, weights]) => kilobytes(weights[kind]))]),
        ['all but ahead', ...columns.map(([, weights]) => kilobytes(sum(weights)))],
        [
          'ratio to this site',
          ...columns.map(([, weights]) => (own ? (sum(weights) / sum(own)).toFixed(2) : '')),
        ],
      ]),
    );
    if (!own) {
      return [];
    }
    const more = grownPages - pages;
    const grown =
      more > 0 &&
      (await weighPage(browser, await servedPage(thisSite, {pages: grownPages, seed}, serve)));
    return [...sizeGoals(own), ...(grown ? growthGoals(own, grown, more) : [])];
  },
});

/** The page's own bytes, without those prefetched for other pages. */
function sum(weights: Weights): number {
  return kinds.filter((kind) => kind !== 'ahead').reduce((bytes, kind) => bytes + weights[kind], 0);
}

function sizeGoals(own: Weights): Goal[] {
  return [
    ...Object.entries(limits).map(([kind, most]) => ({
      name: kind,
      figure: own[kind as keyof typeof limits],
      limit: {most},
      show: kilobytes,
    })),
    {name: 'all but ahead', figure: sum(own), limit: {most: mostInAll}, show: kilobytes},
  ];
}

/** @param more the number of further pages */
function growthGoals(own: Weights, grown: Weights, more: number): Goal[] {
  return Object.entries(growth).map(([name, most]) => {
    const kind = name as keyof typeof growth;
    return {
      name: `${kind}, growth with each of ${more} pages`,
      figure: (grown[kind] - own[kind]) / more,
      limit: {most},
      show: (bytes) => `${bytes.toFixed(2)} bytes`,
    };
  });
}
