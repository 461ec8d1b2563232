/**
 * Measures time and memory of whole builds of one Chinese corpus, from scratch and after one edit. The sites are this one, a Starlight that
 * carries as much, this one without packages/speed, and bare peers. They build one after the other.
 */
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {textTable} from '../../../scripts/text-table';
import {makeCorpus, weighedPage} from '../corpus/markdown-files';
import {buildTwice} from '../peers/build';
import {builtSites} from '../peers/list';
import {chosenSites, corpusFlags, measureEach, sitesFlag} from '../peers/measure-each';
import type {Site} from '../peers/site';
import {thisSite} from '../peers/this-site';
import {wholeStarlight} from '../peers/whole-starlight';
import {defineBenchmark} from '../runner/benchmark';
import {gigabytes, orDash} from '../runner/units';
import {goalsOf, type Measured} from './goals';

export const benchmark = defineBenchmark({
  flags: {
    pages: {default: [50, 500, 2000], help: 'the numbers of pages of the corpus'},
    seed: corpusFlags.seed,
    sites: sitesFlag(builtSites),
  },
  run: async ({pages: sizes, seed, sites}) => {
    const chosen = chosenSites(builtSites, sites);
    const measured: Measured[] = [];
    for (const pages of sizes) {
      const results = await measureEach(chosen, (site) => measure(site, pages, seed));
      measured.push(...results.values());
    }
    console.log(textTable([head, ...measured.map((row) => cellsOf(row, measured))]));
    return goalsOf(measured, thisSite.name, wholeStarlight.name);
  },
});

async function measure(site: Site, pages: number, seed: number): Promise<Measured> {
  const prepared = site.prepare(makeCorpus(pages, seed));
  const builds = await buildTwice(prepared, join(prepared.articles, `${weighedPage}.md`));
  return {
    ...builds,
    site: site.name,
    version: site.version(),
    pages,
    written: htmlFiles(join(prepared.folder, prepared.output)),
  };
}

function htmlFiles(folder: string): number {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html')).length;
}

const head = [
  'pages',
  'site',
  'version',
  'HTML files',
  'cold, s',
  'to this site',
  'warm, s',
  'warm to cold',
  'memory',
];

function cellsOf(row: Measured, all: readonly Measured[]): string[] {
  const own = all.find(({site, pages}) => site === thisSite.name && pages === row.pages);
  const {pages, site, version, written, cold, warm} = row;
  return [
    String(pages),
    site,
    version,
    String(written),
    cold.seconds.toFixed(1),
    own ? (cold.seconds / own.cold.seconds).toFixed(2) : '',
    warm.seconds.toFixed(1),
    `${((warm.seconds / cold.seconds) * 100).toFixed(0)} %`,
    orDash(Math.max(cold.memory, warm.memory), gigabytes),
  ];
}
