import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import type {Page} from '@markdown-zh/search/build';
import {synonyms} from '../../site/synonyms';
import {askedClasses, splitOf} from './asked/asked';
import {measureAsked} from './asked/measure-asked';
import {readAsked} from './asked/read-asked';
import {reportAsked, reportUnanswered} from './asked/report-asked';
import {readSitePages} from './asked/site-pages';
import {readFolder} from './corpus/read-folder';
import {synthesize} from './corpus/synthesize';
import type {Engine} from './engines/engine';
import {miniSearch} from './engines/minisearch';
import {ours} from './engines/this-site';
import {pagefind} from './engines/pagefind';
import {searchLocal} from './engines/search-local';
import {measureInBrowser} from './measures/in-browser';
import {measure, type Figures} from './measures/measure';
import {percentile} from './measures/quality';
import {makeQueries, type Split} from '@markdown-zh/search/queries';
import {report, reportMisses} from './report';

const engines: Readonly<Record<string, Engine>> = {
  ours,
  minisearch: miniSearch,
  'search-local': searchLocal,
  pagefind,
};

/**
 * `npm run bench:search [-- FOLDER] [options]`: compares this site's search with others by recall, bytes and time. FOLDER has documents in
 * Markdown or HTML, such as a clone of github.com/mdn/translated-content (`files/zh-cn`); without it, pages are generated.
 *
 * - `--documents 500`: the number of documents.
 * - `--seed 1`: another sample, other generated pages, other queries.
 * - `--asked`: only the queries that people asked (asked/README.md), over the site in `build/`. Without FOLDER they follow the comparison.
 * - `--split held-out`: `tune` gives the queries that an engine may be tuned on. Report the others.
 * - `--per-kind 100`: queries of each kind.
 * - `--kinds title,typo`: only these kinds.
 * - `--engines ours,minisearch`: some of `ours`, `minisearch`, `search-local`, `pagefind` (`npm install --no-save pagefind`).
 * - `--browser`: also times keystrokes in the box of the site in `build/`, with an index of these pages.
 * - `--misses`: also lists failed queries.
 * - `--save FILE`: writes the pages as JSON, which can replace FOLDER and is read faster.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      documents: {type: 'string', default: '500'},
      seed: {type: 'string', default: '1'},
      split: {type: 'string', default: 'held-out'},
      'per-kind': {type: 'string', default: '100'},
      kinds: {type: 'string'},
      engines: {type: 'string', default: Object.keys(engines).join(',')},
      browser: {type: 'boolean', default: false},
      misses: {type: 'boolean', default: false},
      save: {type: 'string'},
      asked: {type: 'boolean', default: false},
    },
  });
  const [seed, perKind] = [Number(values.seed), Number(values['per-kind'])];
  const split = values.split === 'tune' ? 'tune' : 'held-out';
  if (values.asked) {
    await printAsked(split, values.misses);
    return;
  }
  const pages = readPages(positionals[0], Number(values.documents), seed);
  if (values.save !== undefined) {
    writeFileSync(values.save, JSON.stringify(pages));
  }
  const queries = makeQueries(pages, {seed, split, perKind, only: values.kinds?.split(',')});
  const length = pages
    .flatMap(({sections}) => sections)
    .reduce((sum, {text}) => sum + text.length, 0);
  console.log(
    `${pages.length} documents of ${positionals[0] ?? 'the generator'} with ${length} characters of text; ` +
      `${queries.length} queries (${split}), seed ${seed}; Node ${process.version}\n`,
  );
  const all: Figures[] = [];
  for (const name of values.engines.split(',')) {
    const engine = engines[name];
    if (!engine) {
      throw new Error(
        `There is no engine ${name}. Choose from ${Object.keys(engines).join(', ')}.`,
      );
    }
    try {
      all.push(await measure(engine, pages, queries));
    } catch (error) {
      console.error(`${engine.name} failed: ${String(error).split('\n')[0] ?? ''}`);
      process.exitCode = engine === ours ? 1 : process.exitCode;
    }
  }
  console.log(report(all));
  if (values.browser) {
    const {fetching, fetched, longestTitle} = await measureInBrowser(pages, queries);
    const spread = (times: readonly number[]) =>
      `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;
    console.log(
      `\nIn Chromium, ${fetching.length} keystrokes to their results (p95 ≤ 15 ms): ${spread(fetching)}; ` +
        `with cached files ${spread(fetched)}; the longest title (≤ 50 ms): ${longestTitle.map((time) => `${time.toFixed(1)} ms`).join(', ')}`,
    );
  }
  if (values.misses) {
    console.log(`\n${all.map(reportMisses).join('\n')}`);
  }
  if (positionals.length === 0) {
    await printAsked(split, values.misses);
  }
}

/** Reports the queries that people asked, over the built site. */
async function printAsked(split: Split, withMisses: boolean): Promise<void> {
  const pages = readSitePages();
  if (!pages) {
    console.log('\nThe queries that people asked need the site in build/. Build it: npm run build');
    return;
  }
  const all = askedClasses.flatMap(readAsked).filter((asked) => splitOf(asked) === split);
  const answers = await measureAsked(pages, all, {synonyms});
  console.log(`\n${answers.length} asked queries (${split}), ${pages.length} pages of this site\n`);
  console.log(reportAsked(answers));
  if (withMisses) {
    console.log(`\n${reportUnanswered(answers)}`);
  }
}

function readPages(source: string | undefined, count: number, seed: number): readonly Page[] {
  if (source === undefined) {
    return synthesize(count, seed);
  }
  return source.endsWith('.json')
    ? (JSON.parse(readFileSync(source, 'utf8')) as readonly Page[])
    : readFolder(source, count, seed);
}

void main();
