/**
 * `npm run bench:pages [-- FOLDER] [--runs 5] [--peers]`: runs Lighthouse on one page of each kind in a build, on its simulated phone, with
 * compressed and cached files. Accessibility, best practices and search engines do not depend on the machine; prints each failed audit.
 * Speed is the median of the runs, on a simulated network. With `--peers` also compares a docs page with ten code blocks on this site and
 * on peers, built from one corpus.
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {launch, type Browser} from 'puppeteer-core';
import {playgroundPath} from '../../site/playground';
import {makeCorpus, weighedPage} from '../bench-sites/corpus';
import {serveCompressed} from '../bench-sites/precompress';
import {versionOf} from '../bench-sites/sites/folder';
import {sites} from '../bench-sites/sites/list';
import type {Site} from '../bench-sites/sites/site';
import {measureEach, withSite} from '../bench-sites/with-site';
import {chromiumOptions} from '../browser.mjs';
import {textTable} from '../text-table';
import {auditPage, categories} from './audit';
import {playgroundVerdicts, speedLines, verdicts} from './report';
import {measureSpeed, type Speed} from './speed';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    runs: {type: 'string', default: '5'},
    peers: {type: 'boolean', default: false},
    pages: {type: 'string', default: '50'},
    seed: {type: 'string', default: '1'},
  },
});
const build = positionals[0] ?? 'build';
const runs = Number(values.runs);
if (!existsSync(`${build}/index.html`)) {
  console.error(`There is no site in ${build}/. Build it first: npm run build`);
  process.exit(1);
}
const {executablePath, args} = chromiumOptions();
if (executablePath === undefined) {
  console.error('There is no Chromium. Run: node scripts/setup.mjs --browser');
  process.exit(1);
}
const launchOptions = {executablePath, args};

/** Articles and lists, with the targets of a page to read. */
const timedPages: Readonly<Record<string, string>> = {
  home: '',
  doc: 'docs/tutorial-basics/extended-syntax',
  post: 'blog/rs485-vs-can',
  'blog list': 'blog',
};
const allPages = {...timedPages, playground: playgroundPath};

async function audit(browser: Browser, address: string): Promise<void> {
  const lines: string[][] = [['', ...categories]];
  const failures: string[] = [];
  for (const [name, path] of Object.entries(allPages)) {
    const {scores, failed} = await auditPage(browser, `${address}${path}`);
    lines.push([name, ...scores.map((score) => score.toFixed(0))]);
    failures.push(...failed.map((failure) => `${name}: ${failure}`));
  }
  console.log([textTable(lines), ...failures, ''].join('\n'));
}

async function time(browser: Browser, address: string): Promise<Map<string, Speed>> {
  const speeds = new Map<string, Speed>();
  for (const [name, path] of Object.entries(allPages)) {
    speeds.set(name, await measureSpeed(browser, `${address}${path}`, runs));
  }
  return speeds;
}

/** The docs page of the corpus, on this site and on peers. */
async function timePeers(browser: Browser): Promise<Map<Site, Speed>> {
  const corpus = makeCorpus(Number(values.pages), Number(values.seed));
  return measureEach(sites, (site) =>
    withSite(site, corpus, serveCompressed, (address, {addressOf}) =>
      measureSpeed(browser, `${address}${addressOf(`${weighedPage}.md`)}`, runs),
    ),
  );
}

async function main(): Promise<void> {
  const browser = await launch(launchOptions);
  console.log(
    `${await browser.version()}, Lighthouse ${versionOf('lighthouse')}, Node ${process.version}; median of ${runs} runs\n`,
  );
  const {address, close} = await serveCompressed(build);
  await audit(browser, address);
  const own = await time(browser, address);
  close();
  const peers = values.peers ? await timePeers(browser) : new Map<Site, Speed>();
  await browser.close();
  const [first] = [...peers.values()];
  console.log(
    textTable(
      speedLines([
        ...[...own].map(([name, speed]) => ({name, speed})),
        ...[...peers].map(([site, speed]) => ({
          name: `corpus: ${site.name} (${site.version()})`,
          speed,
          ...(first && {to: first}),
        })),
      ]),
    ),
  );
  const {playground, ...pages} = Object.fromEntries(own);
  const starlight = [...peers].find(([site]) => site.name === 'Starlight')?.[1];
  console.log(['', ...verdicts(new Map(Object.entries(pages)), starlight)].join('\n'));
  if (playground) {
    console.log(playgroundVerdicts(playground, starlight).join('\n'));
  }
}

void main();
