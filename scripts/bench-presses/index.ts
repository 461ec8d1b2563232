/**
 * `npm run bench:presses [-- FOLDER] [--runs 5] [--slowdown 4] [--only menu] [--alone]`: measures presses on a phone's viewport with a
 * slower processor, in a real browser, each on a fresh page: from the press to the next paint (Event Timing API), and to the paint of
 * the effect. Medians of the runs. Also compares menu, theme and search with peers, on a docs page with ten code blocks, built from one
 * corpus.
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {makeCorpus, weighedPage} from '../bench-sites/corpus';
import {sites} from '../bench-sites/sites/list';
import {measureEach, withSite} from '../bench-sites/with-site';
import {chromiumOptions} from '../browser.mjs';
import {serveFolder} from '../serve-folder';
import {textTable} from '../text-table';
import {machineIndex} from './machine-index';
import {measurePress, type PressTimes} from './measure-press';
import {presses, shared, sharedNames, type Press} from './presses';
import {comparedRows, rowsOf, verdicts, type Measured} from './report';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    runs: {type: 'string', default: '5'},
    slowdown: {type: 'string', default: '4'},
    only: {type: 'string', default: ''},
    pages: {type: 'string', default: '50'},
    seed: {type: 'string', default: '1'},
    alone: {type: 'boolean', default: false},
  },
});
const build = positionals[0] ?? 'build';
if (!existsSync(`${build}/index.html`)) {
  console.error(`There is no site in ${build}/. Build it first: npm run build`);
  process.exit(1);
}

/** Measures presses in turn, so that a busy moment of the machine does not meet one press alone. */
async function measure(
  browser: Browser,
  address: string,
  wanted: readonly Press[],
): Promise<Measured> {
  const measured = new Map<string, PressTimes[]>(wanted.map(({name}) => [name, []]));
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const press of wanted) {
      const times = await measurePress(browser, address, press, Number(values.slowdown));
      measured.get(press.name)?.push(times);
    }
  }
  return measured;
}

async function measurePeers(browser: Browser): Promise<void> {
  const corpus = makeCorpus(Number(values.pages), Number(values.seed));
  const measured = await measureEach(sites, (site) =>
    withSite(site, corpus, serveFolder, (address, {addressOf}) =>
      measure(
        browser,
        address,
        sharedNames.flatMap((name) => {
          const press = shared[site.name]?.[name];
          return press ? {name, path: addressOf(`${weighedPage}.md`), ...press} : [];
        }),
      ),
    ),
  );
  console.log(
    [
      '',
      textTable([
        ['', ...[...measured.keys()].map(({name, version}) => `${name} (${version()})`)],
        ...comparedRows([...measured.values()]),
      ]),
    ].join('\n'),
  );
}

async function main(): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  console.log(
    `Chromium ${browser.version()}, processor ÷ ${values.slowdown}, machine's index ${await machineIndex(browser)}, Node ${process.version}; medians of ${values.runs} presses\n`,
  );
  const {address, close} = await serveFolder(build);
  const own = await measure(
    browser,
    address,
    presses.filter(({name}) => name.startsWith(values.only)),
  );
  close();
  console.log(textTable([['', 'to the next paint, ms', 'to the effect, ms'], ...rowsOf(own)]));
  if (!values.alone) {
    await measurePeers(browser);
  }
  await browser.close();
  console.log(['', ...verdicts(own)].join('\n'));
}

void main();
