import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {chromium, type Page as BrowserPage} from '@playwright/test';
import {indexPath} from '../../../site/search';
import {buildIndex} from '../../../src/lib/search/build';
import type {Page} from '../../../src/lib/search/types';
import {createStaticServer} from '../../../tests/support/static-server';
import {findBrowser} from '../../browser.mjs';
import type {Query} from '../queries/generate';
import {createRandom, shuffle} from '../random';

/** Queries that are typed, one letter after the other. */
const typedQueries = 60;

/** Milliseconds from each keystroke to the list of its results, in the site's own box. */
export interface BrowserTimes {
  readonly keystrokes: readonly number[];
  readonly longestTitle: number;
}

/**
 * Types queries into the box of the built site, whose index is exchanged for one of other pages. The network is
 * that of the machine itself. Rejects where the site is not built.
 */
export async function measureInBrowser(
  pages: readonly Page[],
  queries: readonly Query[],
): Promise<BrowserTimes> {
  const folder = siteWith(pages);
  const server = createStaticServer(folder, '/').listen(0, '127.0.0.1');
  await once(server, 'listening');
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath && {executablePath}),
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/intro`);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    const keystrokes: number[] = [];
    for (const {query} of shuffle(createRandom(3), queries).slice(0, typedQueries)) {
      for (let length = 1; length <= Math.min(query.length, 20); length += 1) {
        keystrokes.push(await timeOf(page, query.slice(0, length)));
      }
    }
    const titles = pages.map(({title}) => title).sort((a, b) => b.length - a.length);
    return {keystrokes, longestTitle: await timeOf(page, titles[0] ?? '')};
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, {recursive: true});
  }
}

/** A folder that serves the built site with another index. */
function siteWith(pages: readonly Page[]): string {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build/. Build the site first: npm run build');
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
  for (const name of readdirSync('build')) {
    if (`${name}/` !== indexPath) {
      symlinkSync(resolve('build', name), join(folder, name));
    }
  }
  for (const [name, content] of buildIndex(pages)) {
    const file = join(folder, indexPath, name);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return folder;
}

/** Milliseconds from a text in the field to the list of what is found, or to the word that nothing is. */
async function timeOf(page: BrowserPage, text: string): Promise<number> {
  return page.evaluate(
    (typed) =>
      new Promise<number>((settle) => {
        const field = document.querySelector<HTMLInputElement>('dialog [role=combobox]');
        const box = field?.closest('dialog');
        if (!field || !box) {
          throw new Error('The box is not open.');
        }
        const isSettled = () => {
          const list = box.querySelector('[role=listbox]');
          return list
            ? list.getAttribute('aria-busy') === 'false'
            : box.querySelector('strong')?.textContent === typed.trim();
        };
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (isSettled()) {
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
