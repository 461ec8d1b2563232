/**
 * `npm run bench:nav [-- --navigations 30] [--pages 50] [--seed 1] [--alone]`: measures the time from the click on a link, after 150 to
 * 300 ms of hovering, to the painted heading of the next docs page, and the same for Back, with the restored scroll position. Compares
 * this site with peers, built from one Chinese corpus, in a real browser, on the machine's own network and on a slow one.
 */
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {createRandom, shuffle} from '@markdown-zh/search/queries';
import {makeCorpus, weighedPage, type CorpusFile} from '../bench-sites/corpus';
import {serveCompressed} from '../bench-sites/precompress';
import {sites, stock, thisSite} from '../bench-sites/sites/list';
import {measureEach, withSite} from '../bench-sites/with-site';
import {chromiumOptions} from '../browser.mjs';
import {textTable} from '../text-table';
import {rowsOf, verdicts, type Walks} from './report';
import {walk, type Line, type Step, type Stop} from './walk';

const {values} = parseArgs({
  options: {
    navigations: {type: 'string', default: '30'},
    pages: {type: 'string', default: '50'},
    seed: {type: 'string', default: '1'},
    alone: {type: 'boolean', default: false},
  },
});
const seed = Number(values.seed);
const corpus = makeCorpus(Number(values.pages), seed);

const lines: readonly Line[] = [
  {name: 'own line'},
  {name: '1.4 Mbit/s, 150 ms', limits: {rate: 1_400_000, roundTrip: 150}},
];

/** Pages of the corpus for all navigations, by folder and shuffled. Pages of a folder link to each other. */
function groupsOf(addressOf: (file: string) => string): Stop[][] {
  const random = createRandom(seed);
  const folderOf = ({file}: CorpusFile) => file.slice(0, file.lastIndexOf('/'));
  const files = corpus.filter(({file}) => file !== `${weighedPage}.md`);
  const folders = [...new Set(files.map(folderOf))];
  let left = Number(values.navigations);
  return folders.flatMap((folder) => {
    const inFolder = files.filter((file) => folderOf(file) === folder);
    const stops = shuffle(random, inFolder).slice(0, left + 1);
    left -= Math.max(0, stops.length - 1);
    return stops.length > 1
      ? [stops.map((file) => ({path: addressOf(file.file), title: titleOf(file)}))]
      : [];
  });
}

function titleOf({text}: CorpusFile): string {
  return String(JSON.parse(/^title: (.*)$/m.exec(text)?.[1] ?? '""'));
}

async function main(): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  console.log(
    `${corpus.length} pages, seed ${values.seed}; Node ${process.version}, Chromium ${browser.version()}\n`,
  );
  const measured = await measureEach(values.alone ? [thisSite] : sites, (site) =>
    withSite(site, corpus, serveCompressed, async (address, {addressOf}) => {
      const groups = groupsOf(addressOf);
      const walks = new Map<string, Step[]>();
      for (const line of lines) {
        walks.set(line.name, await walk(browser, address, groups, line, createRandom(seed)));
      }
      return walks satisfies Walks;
    }),
  );
  await browser.close();
  console.log(
    textTable([
      ['', ...[...measured.keys()].map(({name, version}) => `${name} (${version()})`)],
      ...rowsOf([...measured.values()]),
    ]),
  );
  const own = measured.get(thisSite);
  console.log(['', ...(own ? verdicts(own, measured.get(stock)) : [])].join('\n'));
}

void main();
