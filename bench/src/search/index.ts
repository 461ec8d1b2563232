/**
 * Compares this site's search with others by recall, bytes and time. The documents are Markdown, such as a clone of
 * github.com/mdn/translated-content (`files/zh-cn`), or generated pages. Without a folder also reports the queries that people asked
 * elsewhere (asked/README.md), over the site in `build/`.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import type {Page} from '@markdown-zh/search/build';
import {textTable} from '../../../scripts/text-table';
import {synonyms} from '../../../site/synonyms';
import {synthesize} from '../corpus/synthesize';
import {choose, defineBenchmark} from '../runner/benchmark';
import type {Goal} from '../runner/goals';
import {percentile} from '../runner/statistics';
import {askedClasses, readAsked, splitOf} from './asked/asked';
import {measureAsked} from './asked/measure-asked';
import {reportAsked, reportUnanswered} from './asked/report-asked';
import {readSitePages} from './asked/site-pages';
import {readFolder} from './documents/read-folder';
import type {Engine} from './engines/engine';
import {miniSearch} from './engines/minisearch';
import {pagefind} from './engines/pagefind';
import {searchLocal} from './engines/search-local';
import {ours} from './engines/this-site';
import {measureInBrowser} from './in-browser';
import {measure, type Figures} from './measure';
import {makeQueries, type Query, type Split} from './queries/generate';
import {report, reportMisses} from './report';

const engines: Readonly<Record<string, Engine>> = {
  ours,
  minisearch: miniSearch,
  'search-local': searchLocal,
  pagefind,
};

export const benchmark = defineBenchmark({
  folder: {
    default: '',
    help: 'documents in Markdown, or a file of --save; by default pages are generated',
  },
  flags: {
    documents: {default: 500, help: 'the number of documents'},
    seed: {default: 1, help: 'another seed gives another sample, other pages, other queries'},
    split: {default: 'held-out', help: '`tune` gives the queries for tuning; report the others'},
    'per-kind': {default: 100, help: 'the number of queries of each kind'},
    kinds: {default: [] as string[], help: 'only queries of these kinds, such as title,typo'},
    engines: {default: Object.keys(engines), help: 'only these engines'},
    browser: {default: false, help: 'also times keystrokes in the search box of build/'},
    misses: {default: false, help: 'also lists failed queries'},
    save: {default: '', help: 'writes the pages to this JSON file, which is read faster'},
    asked: {default: false, help: 'only the queries that people asked elsewhere'},
  },
  run: async (values, source) => {
    const {seed, misses} = values;
    const split = values.split === 'tune' ? 'tune' : 'held-out';
    const goals: Goal[] = []; // the tables have a goal in each row
    if (!values.asked) {
      const pages = readPages(source, values.documents, seed);
      if (values.save) {
        writeFileSync(values.save, JSON.stringify(pages));
      }
      const perKind = values['per-kind'];
      const queries = makeQueries(pages, {seed, split, perKind, only: values.kinds});
      await compare(choose('engine', engines, values.engines), pages, queries, misses);
      goals.push(...(values.browser ? await measureKeystrokes(pages, queries) : []));
    }
    if (values.asked || source === '') {
      await printAsked(split, misses);
    }
    return goals;
  },
});

async function compare(
  chosen: readonly Engine[],
  pages: readonly Page[],
  queries: readonly Query[],
  withMisses: boolean,
): Promise<void> {
  const length = pages
    .flatMap(({sections}) => sections)
    .reduce((sum, {text}) => sum + text.length, 0);
  console.log(
    `${pages.length} documents with ${length} characters of text; ${queries.length} queries\n`,
  );
  const all: Figures[] = [];
  for (const engine of chosen) {
    try {
      all.push(await measure(engine, pages, queries));
    } catch (error) {
      console.error(`${engine.name} failed: ${String(error).split('\n')[0] ?? ''}`);
      process.exitCode = engine === ours ? 1 : process.exitCode;
    }
  }
  console.log(report(all));
  if (withMisses) {
    console.log(`\n${all.map(reportMisses).join('\n')}`);
  }
}

/** Prints the times of keystrokes to their results in Chromium. */
async function measureKeystrokes(
  pages: readonly Page[],
  queries: readonly Query[],
): Promise<Goal[]> {
  const {fetching, fetched, longestTitle} = await measureInBrowser(pages, queries);
  const fixed = (time: number) => time.toFixed(1);
  const row = (name: string, times: readonly number[]) => [
    name,
    ...[0.5, 0.95].map((share) => fixed(percentile(times, share))),
  ];
  console.log(
    textTable([
      ['keystroke to results, ms', 'p50', 'p95'],
      row('with requests', fetching),
      row('with cached files', fetched),
      ['longest title, first and second time', ...longestTitle.map(fixed)],
    ]),
  );
  const show = (time: number) => `${fixed(time)} ms`;
  const p95 = percentile(fetching, 0.95);
  return [
    {name: 'keystroke to results, p95', figure: p95, limit: {most: 15}, show},
    {name: 'longest title', figure: Math.max(...longestTitle), limit: {most: 50}, show},
  ];
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

function readPages(source: string, count: number, seed: number): readonly Page[] {
  if (source === '') {
    return synthesize(count, seed);
  }
  return source.endsWith('.json')
    ? (JSON.parse(readFileSync(source, 'utf8')) as readonly Page[])
    : readFolder(source, count, seed);
}
