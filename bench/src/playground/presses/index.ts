import type {Browser} from '@playwright/test';
import {textTable} from '../../../../scripts/text-table';
import {sites} from '../../peers/list';
import {measureEach, servedPage} from '../../peers/measure-each';
import type {Goal} from '../../runner/goals';
import {serve} from '../../runner/serve';
import {measurePress, type PressTimes} from './measure-press';
import {presses, shared, sharedNames, type Press} from './presses';
import {comparedRows, goalsOf, rowsOf, type Measured} from './report';

export interface PressOptions {
  readonly runs: number;
  /** Divides the speed of the page's processor. */
  readonly slowdown: number;
  /** The beginning of the names of the presses. */
  readonly only: string;
  readonly peers: boolean;
  readonly pages: number;
  readonly seed: number;
}

/**
 * Measures presses on a phone's viewport with a slower processor, each on a fresh page. The times are from the press to the next paint
 * (Event Timing API), and to the paint of the effect. Prints medians of the runs. With `peers` also compares menu, theme and search on a
 * docs page with ten code blocks, built from one corpus.
 */
export async function measurePresses(
  browser: Browser,
  address: string,
  options: PressOptions,
): Promise<readonly Goal[]> {
  const wanted = presses.filter(({name}) => name.startsWith(options.only));
  const own = await measure(browser, address, wanted, options);
  const head = ['Press, ms', 'to the next paint', 'to the effect'];
  console.log(`\n${textTable([head, ...rowsOf(own)])}`);
  if (options.peers) {
    await comparePeers(browser, options);
  }
  return goalsOf(own);
}

/** Measures presses in turn, so that a busy moment of the machine does not meet one press alone. */
async function measure(
  browser: Browser,
  address: string,
  wanted: readonly Press[],
  {runs, slowdown}: PressOptions,
): Promise<Measured> {
  const measured = new Map<string, PressTimes[]>(wanted.map(({name}) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const press of wanted) {
      measured.get(press.name)?.push(await measurePress(browser, address, press, slowdown));
    }
  }
  return measured;
}

async function comparePeers(browser: Browser, options: PressOptions): Promise<void> {
  const measured = await measureEach(sites, async (site) => {
    const wanted = sharedNames.flatMap((name) => {
      const press = shared[site.name]?.[name];
      return press ? {name, path: '', ...press} : [];
    });
    return measure(browser, await servedPage(site, options, serve), wanted, options);
  });
  console.log(
    `\n${textTable([
      ['', ...[...measured.keys()].map(({name, version}) => `${name} (${version()})`)],
      ...comparedRows([...measured.values()]),
    ])}`,
  );
}
