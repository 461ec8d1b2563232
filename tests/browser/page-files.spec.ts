import type {Page} from '@playwright/test';
import {navbarLabels} from '../../site/navbar';
import {indexPath} from '../../site/search';
import {tagOfBasePath} from '../support/sites';
import {expect, hydrated, test} from '../support/test';
import {outer, sampleOf} from '../support/ring';
import {isFast, ofSpeed} from '../support/public-build';

/** A page of each kind, and the text of its h1. */
const kinds = [
  ['blog/rs485-vs-can', /RS485/],
  ['blog', /Blog/],
  ['blog/tags', /Tags/],
  ['blog/tags/can', /CAN/],
  ['blog/authors', /Authors/],
  ['blog/archive', /Archive/],
  ['docs', /./],
  ['docs/category/语法', /语法/],
  ['docs/tutorial-basics/extended-syntax', /./],
  ['markdown-page', /./],
  ['compatibility', /./],
  ['search', /Search/],
  ['icms', /Private Blog/],
  ['', /./],
] as const;

/** Navigates to a page like a link, from a page that has not linked to it before. */
async function follow(page: Page, pathname: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, pathname);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset.first = 'true';
  });
}

test(
  'B5 a page of each kind is shown in the document of another, by its own files',
  {tag: tagOfBasePath},
  async ({page, baseURL}) => {
    const pathOf = (path: string) => decodeURI(new URL(path, baseURL).pathname);
    const pages: string[] = [];
    const failures: string[] = [];
    page.on('request', (request) => {
      const path = pathOf(request.url());
      // A path without a file extension is a page, or data that a script would request for one.
      if (!/\.(?:js|css|png|svg|webp|ico|webmanifest)$/.test(path)) {
        pages.push(path);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400) {
        failures.push(response.url());
      }
    });
    await open(page, 'docs/intro');
    expect(pages, 'a first load asks for itself alone').toEqual([pathOf('docs/intro')]);
    for (const [path, heading] of sampleOf(kinds, 7)) {
      pages.length = 0;
      const before = await page.title();
      await follow(page, pathOf(path));
      await expect(page).not.toHaveTitle(before);
      await expect(page.locator('h1')).toHaveText(heading);
      const delivered = await page.request.get(path);
      const title = /<title[^>]*>([^<]*)/.exec(await delivered.text())?.[1];
      await expect(page).toHaveTitle(title?.replaceAll('&quot;', '"') ?? '');
      expect(
        pages.filter((asked) => !asked.startsWith(pathOf(indexPath))),
        path,
      ).toEqual(isFast ? [pathOf(path)] : []);
    }
    await expect(page.locator('html[data-first]')).toHaveCount(1);
    expect(failures).toEqual([]);
  },
);

test.describe('an address without a page', () => {
  test.use({expectedMessages: /status of 404/});

  for (const path of ['/docs/nothing', '/nothing']) {
    test(
      `R26 E6 a link to ${path} shows the not-found page, and the way back works`,
      {tag: path === '/nothing' ? [] : outer},
      async ({page}) => {
        await open(page, 'docs/intro');
        await follow(page, path);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
        await expect(page).toHaveTitle('Page Not Found | Markdown 中文');
        await expect(page.locator('html[data-first]')).toHaveCount(1);
        await page.goBack();
        await expect(page).not.toHaveTitle('Page Not Found | Markdown 中文');
        await expect(page.locator('.theme-doc-markdown')).toBeVisible();
      },
    );
  }

  test('E6 near addresses are offered, and none of the second blog', async ({page}) => {
    await page.goto('docs/intr');
    await expect(page.getByRole('status').getByRole('link', {name: '/docs/intro'})).toBeVisible();
    await page.goto('icms/lvgl-pc-simulator');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main a[href*="icms"]')).toHaveCount(0);
  });
});

test.describe('a page of another build', {tag: ofSpeed}, () => {
  test.use({expectedMessages: /come from different builds|did not load as a page/});

  for (const [fault, answer] of [
    ['of another build', (html: string) => html.replace(/runtime~main\.\w+/, 'runtime~main.0')],
    ['without scripts', () => '<!DOCTYPE html><title>Sign in</title>'],
  ] as const) {
    test(
      `B5 a page ${fault} is loaded as a whole`,
      {tag: fault === 'without scripts' ? outer : []},
      async ({page}) => {
        await open(page, 'docs/intro');
        await page.route(
          '**/docs/cheat-sheet',
          async (route) => {
            const response = await route.fetch();
            await route.fulfill({response, body: answer(await response.text())});
          },
          {times: 1},
        );
        await page
          .getByRole('navigation', {name: 'Docs sidebar'})
          .getByRole('link', {name: '速查表'})
          .click();
        await expect(page.getByRole('heading', {level: 1})).toContainText('速查表');
        await hydrated(page);
        await expect(page.locator('html[data-first]')).toHaveCount(0);
      },
    );
  }
});

test('S1 the navbar marks the docs on every doc, also one that was shown after another page', async ({
  page,
}) => {
  const item = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: navbarLabels.tutorial});
  await open(page, 'blog');
  await expect(item).not.toHaveClass(/navbar__link--active/);
  for (const path of ['/docs/about', '/docs/category/语法']) {
    await follow(page, path);
    await expect(item, path).toHaveClass(/navbar__link--active/);
  }
  await expect(page.locator('html[data-first]')).toHaveCount(1);
});

test('T9 no script of a page names the files of another', {tag: ofSpeed}, async ({request}) => {
  const scriptsOf = async (path: string): Promise<string[]> => {
    const html = await (await request.get(path)).text();
    const list = /id="?application-scripts"?>(.*?)<\/script>/.exec(html)?.[1] ?? '[]';
    return JSON.parse(list) as string[];
  };
  const hashOf = (script: string): string => script.split('.').at(-2) ?? '';
  const own = await scriptsOf('docs/intro');
  const others = await Promise.all(
    ['docs/about', 'docs/tools/airsend', 'blog/rs485-vs-can', 'icms'].map(scriptsOf),
  );
  const foreign = others
    .map((scripts) => scripts.filter((script) => !own.includes(script)).at(-1) ?? '')
    .map(hashOf);
  expect(
    foreign.every((hash) => /^\w{8}$/.test(hash)),
    foreign.join(),
  ).toBe(true);
  for (const script of own) {
    const code = await (await request.get(script)).text();
    expect(
      foreign.filter((hash) => code.includes(hash)),
      script,
    ).toEqual([]);
  }
});
