/**
 * `npm run bench:long [-- --sizes 40,160,635] [--lines 3000] [--runs 3] [--seed 1]`: measures what one long post adds to a build from
 * scratch and to `npm run check:content`, and the longest tasks of a long doc on a slowed processor, here and in stock Docusaurus.
 * Texts are generated in a copy of the site, which is removed.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {percentile} from '../bench-search/measures/quality';
import {weighedPage, type CorpusFile} from '../bench-sites/corpus';
import {build} from '../bench-sites/measured-build';
import {clean, write} from '../bench-sites/sites/folder';
import type {PreparedSite} from '../bench-sites/sites/site';
import {stock} from '../bench-sites/sites/stock';
import {thisSite} from '../bench-sites/sites/this-site';
import {chromiumOptions} from '../browser.mjs';
import {serveFolder} from '../serve-folder';
import {textTable} from '../text-table';
import {verdict} from '../verdict';
import {longDoc, longPost} from './articles';
import {longestTasks, type LongestTasks} from './main-thread';
import {costsOf, type Cost} from './report';

/** Milliseconds that a task of the long doc may take. */
const longest = 200;

const {values} = parseArgs({
  options: {
    sizes: {type: 'string', default: '40,160,635'},
    lines: {type: 'string', default: '3000'},
    runs: {type: 'string', default: '3'},
    seed: {type: 'string', default: '1'},
  },
});
const seed = Number(values.seed);
const runs = Number(values.runs);

/** Stock Docusaurus's navbar links to the measured page of the other benchmarks. */
const corpus: readonly CorpusFile[] = [
  {file: `${weighedPage}.md`, text: longDoc(60, seed)},
  {file: 'long.md', text: longDoc(Number(values.lines), seed)},
];
const post = 'blog/2026-11-14-long.md';

const median = (figures: readonly number[]): number => percentile([...figures], 0.5);

/** Seconds of builds from scratch: the median. */
async function secondsToBuild(prepared: PreparedSite): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    clean(prepared);
    taken.push((await build(prepared)).seconds);
  }
  return median(taken);
}

/** Seconds of content checks without a cache: the median. */
function secondsToCheck({folder}: PreparedSite): number {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<'check:content', string>>;
  };
  const [, ...command] = scripts['check:content'].split(' ');
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const {stdout, stderr} = spawnSync(process.execPath, [...command, '--no-cache'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    if (!/^\d+ articles, /m.test(stdout)) {
      throw new Error(`The check did not finish: ${stderr.slice(0, 500)}`);
    }
    taken.push((performance.now() - start) / 1000);
  }
  return median(taken);
}

async function costOf(prepared: PreparedSite): Promise<Cost> {
  return {build: await secondsToBuild(prepared), check: secondsToCheck(prepared)};
}

async function tasksOf(prepared: PreparedSite): Promise<LongestTasks> {
  const browser = await chromium.launch(chromiumOptions());
  const {address, close} = await serveFolder(join(prepared.folder, prepared.output));
  try {
    const measured: LongestTasks[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await longestTasks(browser, address + prepared.addressOf('long.md')));
    }
    return {
      load: median(measured.map(({load}) => load)),
      scroll: median(measured.map(({scroll}) => scroll)),
    };
  } finally {
    close();
    await browser.close();
  }
}

async function main(): Promise<void> {
  console.log(`seed ${seed}, medians of ${runs}; Node ${process.version}\n`);
  const tasks = new Map<string, LongestTasks>();
  const own = thisSite.prepare(corpus);
  try {
    const without = await costOf(own);
    tasks.set(thisSite.name, await tasksOf(own));
    const costs = new Map<number, Cost>();
    for (const size of values.sizes.split(',').map(Number)) {
      write(own.folder, post, longPost(size, seed));
      costs.set(size, await costOf(own));
    }
    rmSync(join(own.folder, post));
    console.log(`${textTable(costsOf(without, costs))}\n`);
  } finally {
    own.remove();
  }
  const peer = stock.prepare(corpus);
  try {
    await build(peer);
    tasks.set(stock.name, await tasksOf(peer));
  } finally {
    peer.remove();
  }
  const milliseconds = (figure: number) => figure.toFixed(0);
  console.log(
    textTable([
      [`longest task of ${values.lines} lines, ms`, 'load', 'scroll'],
      ...[...tasks].map(([name, {load, scroll}]) => [
        name,
        milliseconds(load),
        milliseconds(scroll),
      ]),
    ]),
  );
  const mine = tasks.get(thisSite.name);
  for (const phase of ['load', 'scroll'] as const) {
    const figure = mine?.[phase] ?? NaN;
    console.log(verdict(figure <= longest, `${phase} ≤ ${longest} ms`, milliseconds(figure)));
  }
}

void main();
