import {readdirSync, symlinkSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Page as BrowserPage} from '@playwright/test';
import {buildIndex, type Page} from '@markdown-zh/search/build';
import {indexPath} from '../../../site/search';
import {createRandom, shuffle} from '../corpus/random';
import {write} from '../peers/site';
import {openChromium} from '../runner/browser';
import {temporaryFolder} from '../runner/cleanup';
import {requireSite, serve} from '../runner/serve';
import type {Query} from './queries/generate';

/** Number of typed queries. */
const typedQueries = 60;

/** Typed letters of a query. */
const longest = 20;

/** Milliseconds from each keystroke to its results, in the site's search box. */
interface BrowserTimes {
  /** Including requests, which the same machine serves. */
  readonly fetching: readonly number[];
  /** The same queries again, without requests. */
  readonly fetched: readonly number[];
  /** The longest title as a query, the first and the second time. */
  readonly longestTitle: readonly [fetching: number, fetched: number];
}

/**
 * Types queries into the search box of the built site, with the index replaced by one of other pages. Requests stay on this machine.
 * Rejects if the site is not built.
 */
export async function measureInBrowser(
  pages: readonly Page[],
  queries: readonly Query[],
): Promise<BrowserTimes> {
  const address = await serve(siteWith(pages));
  const browser = await openChromium();
  const page = await browser.newPage();
  await page.goto(`${address}docs/intro`);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  const typed = shuffle(createRandom(3), queries)
    .slice(0, typedQueries)
    .flatMap(({query}) =>
      Array.from({length: Math.min(query.length, longest)}, (_, end) => query.slice(0, end + 1)),
    );
  const fetching = await timesOf(page, typed);
  const fetched = await timesOf(page, typed);
  const [title = ''] = pages.map((each) => each.title).sort((x, y) => y.length - x.length);
  const first = await timeOf(page, title);
  await timeOf(page, 'x');
  return {fetching, fetched, longestTitle: [first, await timeOf(page, title)]};
}

/** A folder that serves the built site with another index. */
function siteWith(pages: readonly Page[]): string {
  requireSite('build');
  const folder = temporaryFolder();
  for (const name of readdirSync('build')) {
    if (`${name}/` !== indexPath) {
      symlinkSync(resolve('build', name), join(folder, name));
    }
  }
  for (const [name, content] of buildIndex(pages)) {
    write(folder, join(indexPath, name), content);
  }
  return folder;
}

async function timesOf(page: BrowserPage, texts: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const text of texts) {
    times.push(await timeOf(page, text));
  }
  return times;
}

/** Milliseconds from a text in the field to the list of results, or to the message that there are none. */
async function timeOf(page: BrowserPage, text: string): Promise<number> {
  return page.evaluate(
    (typed) =>
      new Promise<number>((settle) => {
        const field = document.querySelector<HTMLInputElement>('dialog [role=combobox]');
        const box = field?.closest('dialog');
        if (!field || !box) {
          throw new Error('The box is not open.');
        }
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const list = box.querySelector('[role=listbox]');
          const isSettled = list
            ? list.getAttribute('aria-busy') === 'false'
            : box.querySelector('strong')?.textContent === typed.trim();
          if (isSettled) {
            observer.disconnect();
            settle(performance.now() - start);
          }
        });
        observer.observe(box, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          typed,
        );
        field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      }),
    text,
  );
}
