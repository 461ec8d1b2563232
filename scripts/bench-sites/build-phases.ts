/**
 * `npm run bench:phases [-- --pages 2] [--seed 1]`: measures the fixed cost of a build, with few pages: each of its phases, on this site and
 * on stock Docusaurus, and each plugin's work on the finished build, from scratch and after one edit. It reads Docusaurus's performance
 * log. Plugins load their content at the same time, on one thread, so that the log knows only the sum.
 */
import {appendFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {textTable} from '../text-table';
import {build, type Build} from './measured-build';
import {makeCorpus, weighedPage} from './corpus';
import {clean, write} from './sites/folder';
import {stock, thisSite} from './sites/list';
import type {PreparedSite} from './sites/site';
import {phaseTimes, postBuildTimes, readPerfLog} from './perf-log';

const {values} = parseArgs({
  options: {pages: {type: 'string', default: '2'}, seed: {type: 'string', default: '1'}},
});
const corpus = makeCorpus(Number(values.pages), Number(values.seed));

/** The builds of a site from scratch and after one edit. */
type Builds = readonly [cold: Build, warm: Build];

/** The configuration whose plugins finish a build one after the other, below the site's folder. */
const aloneConfig = 'docusaurus.alone.config.ts';

async function main(): Promise<void> {
  const own = thisSite.prepare(corpus);
  const other = stock.prepare(corpus);
  try {
    const [ownBuilds, otherBuilds] = [await buildTwice(own), await buildTwice(other)];
    write(
      own.folder,
      aloneConfig,
      "import config from './docusaurus.config';\nimport {alone} from './scripts/bench-sites/timed-plugins';\nexport default alone(config);\n",
    );
    const aloneBuilds = await buildTwice({...own, build: [...own.build, '--config', aloneConfig]});
    console.log(
      `${values.pages} pages, seed ${values.seed}; Docusaurus ${thisSite.version()}, Node ${process.version}\n`,
    );
    console.log(phaseTable(ownBuilds, otherBuilds));
    console.log(`\n${pluginTable(aloneBuilds)}`);
  } finally {
    own.remove();
    other.remove();
  }
}

async function buildTwice(site: PreparedSite): Promise<Builds> {
  const prepared = {
    ...site,
    environment: {...site.environment, DOCUSAURUS_PERF_LOGGER: 'true'},
  };
  const temporary = mkdtempSync(join(tmpdir(), 'bench-phases-')); // the compiled configuration is there
  clean(prepared);
  const cold = await build(prepared, temporary);
  appendFileSync(
    join(prepared.folder, prepared.articles, `${weighedPage}.md`),
    '\n这一段是后来加上的。\n',
  );
  const warm = await build(prepared, temporary);
  rmSync(temporary, {recursive: true, force: true});
  return [cold, warm];
}

function phaseTable(own: Builds, other: Builds): string {
  const columns = [...own, ...other].map(({seconds, printed}) =>
    phaseTimes(readPerfLog(printed), seconds * 1000),
  );
  const names = [...(columns[0]?.keys() ?? [])];
  return textTable([
    ['ms', 'cold', 'warm', `cold, ${stock.name}`, `warm, ${stock.name}`],
    ...names.map((name) => [name, ...columns.map((times) => milliseconds(times.get(name)))]),
    ['all', ...[...own, ...other].map(({seconds}) => milliseconds(seconds * 1000))],
  ]);
}

function pluginTable(builds: Builds): string {
  const [cold = [], warm] = builds.map(({printed}) => postBuildTimes(readPerfLog(printed)));
  const again = new Map(warm);
  return textTable([
    ['postBuild alone, ms', 'cold', 'warm'],
    ...cold.map(([plugin, ms]) => [plugin, milliseconds(ms), milliseconds(again.get(plugin))]),
  ]);
}

function milliseconds(ms = 0): string {
  return ms.toFixed(0);
}

void main();
