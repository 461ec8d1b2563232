/**
 * `npm run bench:build [-- --pages 50,500,2000] [--seed 1] [--site "this site" --site VitePress]`: measures time and memory of a whole build,
 * from scratch and after one edit, one after the other on one Chinese corpus: on this site, on a Starlight that carries as much, on this
 * site without packages/speed, and on bare peers. Names and skips a peer that cannot be installed or built here.
 */
import {appendFileSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {cpus, tmpdir, totalmem} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {textTable} from '../text-table';
import {build, type Effort} from './measured-build';
import {makeCorpus, weighedPage} from './corpus';
import {clean} from './sites/folder';
import {builtSites, thisSite, wholeStarlight} from './sites/list';
import type {Site} from './sites/site';
import {verdictsOf, type Measured} from './verdicts';

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '50,500,2000'},
    seed: {type: 'string', default: '1'},
    site: {type: 'string', multiple: true, default: builtSites.map(({name}) => name)},
  },
});

/**
 * Deletes the builds after all measurements, because ext4 searches recently deleted files when it creates new ones, which would slow
 * down the next site.
 */
const removals: (() => void)[] = [];

/** Builds a site from scratch, and again with a paragraph added to one article. */
async function measure(site: Site, pages: number): Promise<Omit<Measured, 'site' | 'pages'>> {
  const prepared = site.prepare(makeCorpus(pages, Number(values.seed)));
  const temporary = mkdtempSync(join(tmpdir(), 'bench-build-'));
  removals.push(prepared.remove, () => {
    rmSync(temporary, {recursive: true, force: true});
  });
  clean(prepared);
  const cold = await build(prepared, temporary);
  const article = join(prepared.folder, prepared.articles, `${weighedPage}.md`);
  appendFileSync(article, '\n这一段是后来加上的。\n');
  const warm = await build(prepared, temporary);
  return {
    version: site.version(),
    cold,
    warm,
    written: htmlFiles(join(prepared.folder, prepared.output)),
  };
}

function htmlFiles(folder: string): number {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html')).length;
}

async function main(): Promise<void> {
  const [cpu] = cpus();
  console.log(
    `seed ${values.seed}; Node ${process.version}; ${cpus().length} × ${cpu?.model ?? 'processor'}, ${gigabytes(totalmem())} GB\n`,
  );
  const chosen = builtSites.filter(({name}) => values.site.includes(name));
  const measured: Measured[] = [];
  for (const pages of values.pages.split(',').map(Number)) {
    for (const site of chosen) {
      try {
        measured.push({site: site.name, pages, ...(await measure(site, pages))});
      } catch (error) {
        console.error(
          `${site.name} was skipped at ${pages} pages: ${String(error).slice(0, 2000)}`,
        );
        process.exitCode = site === thisSite ? 1 : process.exitCode;
      }
    }
  }
  console.log(textTable([head, ...measured.map((row) => cellsOf(row, measured))]));
  removals.forEach((each) => {
    each();
  });
  console.log(`\n${verdictsOf(measured, thisSite.name, wholeStarlight.name).join('\n')}`);
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
  'memory, GB',
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
    memoryOf([cold, warm]),
  ];
}

function memoryOf(efforts: readonly Effort[]): string {
  const known = efforts.flatMap(({memory}) => memory ?? []);
  return known.length > 0 ? gigabytes(Math.max(...known)) : 'not known';
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(2);
}

void main();
