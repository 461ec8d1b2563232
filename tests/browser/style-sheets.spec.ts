import {readdirSync, readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {allPages} from '../support/all-pages';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';
import {ofSpeed, publicBuild} from '../support/public-build';
import {timeLimit} from '../support/time-limit.mjs';

const sheet = /\/assets\/css\/(?<name>[\w-]+)\.\w+\.css$/;

/** The names of a page's style sheets, in order. */
async function sheetsOf(page: Page): Promise<(string | undefined)[]> {
  const addresses = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  return addresses.map((address) => sheet.exec(address)?.groups?.name);
}

test.describe('a page names its style sheets', {tag: ofSpeed}, () => {
  // From the not-found page.
  test.use({expectedMessages: /404 \(Not Found\)/});

  test('first the sheet of all pages, then those of what it shows', async ({page}) => {
    const expected = {
      '': ['styles', 'article-parts', 'home'],
      'docs/about': ['styles', 'docs'],
      'docs/tools/git-gui': ['styles', 'article-parts', 'docs'],
      blog: ['styles', 'blog'],
      compatibility: ['styles', 'compatibility'],
      search: ['styles', 'search'],
      'no-such-page': ['styles'],
    };
    for (const [path, names] of Object.entries(expected)) {
      await page.goto(path);
      const [first, ...others] = await sheetsOf(page);
      expect([first, ...others.sort()], path).toEqual(names);
    }
  });
});

/** Classes for which a style sheet has rules. */
function classesIn(sheet: string): string[] {
  return sheet.match(/(?<=\.)-?[A-Za-z_][\w-]*(?=[\s,.:{>+~)[])/g) ?? [];
}

test(
  'nothing that the style sheets leave out is on a page',
  {tag: [ofSpeed, outer]},
  async ({request, page}) => {
    const documents = await Promise.all(
      allPages().map(async (path) => (await request.get(path)).text()),
    );
    const infima = classesIn(
      readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'),
    );
    const kept = new Set(
      readdirSync(`${publicBuild}/assets/css`).flatMap((file) =>
        classesIn(readFileSync(`${publicBuild}/assets/css/${file}`, 'utf8')),
      ),
    );
    const names = [...new Set(infima.filter((name) => !kept.has(name)))];
    expect(names.length).toBeGreaterThan(100);
    const found = await page.evaluate(
      ({documents, names}) =>
        documents.flatMap((html) => {
          const parsed = new DOMParser().parseFromString(html, 'text/html');
          return names.filter((name) => parsed.getElementsByClassName(name).length > 0);
        }),
      {documents, names},
    );
    expect(documents.length).toBeGreaterThan(60);
    expect(new Set(found)).toEqual(new Set());
  },
);

/** The appearance of each element: its classes, and a digest of its computed styles without custom properties. */
async function looks(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((elements) => {
    return elements.map((element) => {
      const style = getComputedStyle(element);
      let digest = 0;
      for (const property of style) {
        if (!property.startsWith('--')) {
          for (const character of `${property}:${style.getPropertyValue(property)}`) {
            digest = (digest * 31 + (character.codePointAt(0) ?? 0)) | 0;
          }
        }
      }
      return `${element.getAttribute('class') ?? ''} ${digest}`;
    });
  });
}

test.describe('the order in which style sheets came changes nothing', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const [from, to] of [
    ['blog/rs485-vs-can', 'docs/about'],
    ['docs/cheat-sheet', ''],
    ['docs/cheat-sheet', 'blog'],
    ['blog', 'docs/tutorial-extras/hacks'],
    ['docs/about', 'docs/tools/git-gui'],
    ['docs/about', 'blog/first-blog-post'],
  ] as const) {
    test(`/${to} after /${from}`, {tag: outer}, async ({page}) => {
      const parts = page.locator('main [class], footer [class]');
      await page.goto(to);
      await hydrated(page);
      const heading = await page.locator('h1').textContent();
      // The copy buttons of code blocks appear after the page.
      await expect(page.locator('.theme-code-block:not(:has(button))')).toHaveCount(0);
      // So does the button that wraps lines, on code with long lines.
      let direct = await looks(parts);
      await expect
        .poll(
          async () => {
            const before = direct;
            direct = await looks(parts);
            return direct.join() === before.join();
          },
          {timeout: timeLimit(15_000)},
        )
        .toBe(true);
      await page.goto(from);
      await hydrated(page);
      const before = await sheetsOf(page);
      await page.evaluate((path) => {
        const link = document.querySelector<HTMLAnchorElement>('.navbar__brand');
        // The router handles clicks on its own links; this navigation leads to the test's page.
        history.pushState(null, '', link ? new URL(path, link.href) : path);
        dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }, to);
      await expect(page.locator('h1')).toHaveText(heading ?? '');
      expect((await sheetsOf(page)).length).toBeGreaterThanOrEqual(before.length);
      await page.mouse.move(0, 0);
      await expect.poll(() => looks(parts), {timeout: timeLimit(15_000)}).toEqual(direct);
    });
  }
});
