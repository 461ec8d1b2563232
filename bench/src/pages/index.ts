/**
 * Runs Lighthouse on one page of each kind of the built site, on its simulated phone, with compressed and cached files. Accessibility, best
 * practices and search engines do not depend on the machine; prints each failed audit. Speed is the median of the runs, on a simulated
 * network. With `--peers` also compares a docs page with ten code blocks on this site and on peers, built from one corpus.
 */
import {launch, type Browser} from 'puppeteer-core';
import {playgroundPath} from '../../../site/playground';
import {textTable} from '../../../scripts/text-table';
import {sites} from '../peers/list';
import {corpusFlags, measureEach, servedPage} from '../peers/measure-each';
import {versionOf, type Site} from '../peers/site';
import {starlight} from '../peers/starlight';
import {defineBenchmark} from '../runner/benchmark';
import {installedChromium} from '../runner/browser';
import {atEnd} from '../runner/cleanup';
import {builtSite, requireSite, serveCompressed} from '../runner/serve';
import {auditPage, categories} from './audit';
import {goalsOf, speedLines} from './goals';
import {measureSpeed, type Speed} from './speed';

/** Articles and lists, and an application. */
const pagePaths: Readonly<Record<string, string>> = {
  home: '',
  doc: 'docs/tutorial-basics/extended-syntax',
  post: 'blog/rs485-vs-can',
  'blog list': 'blog',
  playground: playgroundPath,
};

export const benchmark = defineBenchmark({
  folder: builtSite,
  flags: {
    runs: {default: 5, help: 'the number of runs, of which the median counts'},
    peers: {default: false, help: 'also compares a docs page with the peers'},
    ...corpusFlags,
  },
  run: async ({runs, peers, pages, seed}, folder) => {
    requireSite(folder);
    const browser = await launch(installedChromium());
    atEnd(() => browser.close());
    console.log(`${await browser.version()}, Lighthouse ${versionOf('lighthouse')}\n`);
    const address = await serveCompressed(folder);
    await audit(browser, address);
    const own = new Map<string, Speed>();
    for (const [name, path] of Object.entries(pagePaths)) {
      own.set(name, await measureSpeed(browser, `${address}${path}`, runs));
    }
    const compared = await measureEach(peers ? sites : [], async (site) =>
      measureSpeed(browser, await servedPage(site, {pages, seed}, serveCompressed), runs),
    );
    console.log(textTable(speedLines(own, namedSites(compared))));
    return goalsOf(own, compared.get(starlight));
  },
});

async function audit(browser: Browser, address: string): Promise<void> {
  const lines: string[][] = [['', ...categories]];
  const failures: string[] = [];
  for (const [name, path] of Object.entries(pagePaths)) {
    const {scores, failed} = await auditPage(browser, `${address}${path}`);
    lines.push([name, ...scores.map((score) => score.toFixed(0))]);
    failures.push(...failed.map((failure) => `${name}: ${failure}`));
  }
  console.log([textTable(lines), ...failures, ''].join('\n'));
}

function namedSites(compared: ReadonlyMap<Site, Speed>): Map<string, Speed> {
  return new Map(
    [...compared].map(([{name, version}, speed]) => [`corpus: ${name} (${version()})`, speed]),
  );
}
