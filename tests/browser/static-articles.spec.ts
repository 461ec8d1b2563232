import type {Page} from '@playwright/test';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';
import {ofSpeed} from '../support/public-build';

const doc = 'docs/tutorial-basics/basic-syntax';

/** The addresses of the scripts that the page has loaded. */
async function scriptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js')),
  );
}

/** The addresses of the scripts that the page has loaded for its islands. */
async function islandScripts(page: Page): Promise<string[]> {
  const listed = await page.locator('#application-scripts').textContent();
  const addresses = await scriptAddresses(page);
  const late = addresses.filter((address) => !listed?.includes(new URL(address).pathname));
  expect(late.length).toBeGreaterThan(0);
  return late;
}

/** The text of all scripts that the page has run. */
async function scriptsOf(page: Page): Promise<string> {
  const addresses = await scriptAddresses(page);
  const texts = await Promise.all(
    addresses.map(async (address) => (await page.request.get(address)).text()),
  );
  return texts.join('\n');
}

/** A passage of the article in a single text node, not from its beginning, which is also the page's description. */
async function sentenceOf(page: Page): Promise<string> {
  return page.locator('[data-article] > p').evaluateAll(
    (paragraphs) =>
      paragraphs
        .slice(2)
        .flatMap((paragraph) => [...paragraph.childNodes].map(({nodeValue}) => nodeValue ?? ''))
        .flatMap((text) => text.match(/[\p{Script=Han}，]{12,}/gu) ?? [])
        .at(-1) ?? '',
  );
}

for (const path of [doc, 'docs/about', 'blog/welcome', 'blog/rs485-vs-can', 'markdown-page']) {
  test(
    `the text of /${path} is in the page, and in none of its scripts`,
    {tag: path === doc ? ofSpeed : [ofSpeed, outer]},
    async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      const sentence = await sentenceOf(page);
      expect(sentence.length).toBeGreaterThan(11);
      expect((await page.content()).includes(sentence)).toBe(true);
      expect((await scriptsOf(page)).includes(sentence)).toBe(false);
    },
  );
}

test(
  'the text of an article with tabs is in its scripts: it is what the test above would find',
  {tag: [ofSpeed, outer]},
  async ({page}) => {
    await page.goto('docs/tutorial-basics/markdown-features/boxes');
    await hydrated(page);
    expect((await scriptsOf(page)).includes(await sentenceOf(page))).toBe(true);
  },
);

test(
  'a link in an article leads in-site to the other article, and Back to this one as it was left',
  {tag: ofSpeed},
  async ({page}) => {
    await page.goto('docs/intro');
    await hydrated(page);
    await page.evaluate(() => {
      document.body.dataset.kept = 'yes';
      document.querySelector('[data-article] > p')?.setAttribute('data-mark', '');
    });
    const link = page.locator('[data-article] a[href="/docs/cheat-sheet"]').first();
    const before = await page.evaluate(() => document.querySelector('[data-article]')?.textContent);
    // Lays out the whole article. Otherwise parts that come into view move the text below the pointer up to 0.2 s
    // after a jump.
    await page.keyboard.press('End');
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(/cheat-sheet$/);
    await expect(page.getByRole('heading', {level: 1})).toContainText('速查');
    await page.goBack();
    await expect(page.locator('[data-mark]')).toHaveCount(1);
    await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes');
    expect(await page.evaluate(() => document.querySelector('[data-article]')?.textContent)).toBe(
      before,
    );
    await expect(link).toBeInViewport();
    await expect(link).toBeFocused();
  },
);

test(
  'a link in the result of an example is the text’s, not the site’s',
  {tag: outer},
  async ({page}) => {
    await page.goto(doc);
    await hydrated(page);
    const link = page
      .locator('[data-article] figure [role="group"] a[href]:not([href^="#"])')
      .first();
    const isHandled = await link.evaluate((element: HTMLElement) => {
      let handled = false;
      window.addEventListener(
        'click',
        (event) => {
          handled = event.defaultPrevented;
          event.preventDefault();
        },
        {once: true},
      );
      element.click();
      return handled;
    });
    expect(isHandled).toBe(false);
  },
);

test('an article reached in-site is that of a full load', {tag: outer}, async ({page}) => {
  const article = page.locator('[data-article="/docs/tools/ssh-terminal"]');
  await page.goto('docs/tools/ssh-terminal');
  await hydrated(page);
  await expect(article.getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeVisible();
  const text = await article.textContent();
  const buttons = await article.getByRole('button').count();
  await page.goto('docs/tools/git-gui');
  await hydrated(page);
  await page
    .locator('nav a[href="/docs/tools/ssh-terminal"]')
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await expect(article.getByRole('button')).toHaveCount(buttons);
  expect(await article.textContent()).toBe(text);
});

test(
  'a modified press on a link in an article is left to the browser',
  {tag: outer},
  async ({page, context}) => {
    await page.goto('docs/intro');
    await hydrated(page);
    const link = page.locator('[data-article] a[href^="/docs/"]:not([target])').first();
    const opened = context.waitForEvent('page');
    await link.click({modifiers: ['ControlOrMeta']});
    await (await opened).close();
    await expect(page).toHaveURL(/docs\/intro$/);
  },
);

/** Opens an article whose island gets its code only once it is released. */
async function openWithLateIsland(page: Page, path = 'blog/rs485-vs-can/can-timing') {
  await page.goto(path);
  await hydrated(page);
  const island = page.locator('[data-island]').first();
  const field = island.locator('input:enabled, textarea').first();
  await island.scrollIntoViewIfNeeded();
  await expect(field).toBeVisible();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const script of await islandScripts(page)) {
    await page.route(script, async (route) => {
      await released;
      await route.continue();
    });
  }
  await page.reload();
  await hydrated(page);
  await island.scrollIntoViewIfNeeded();
  await expect(field).toHaveCount(0);
  return {island, field, link: island.getByRole('link', {name: /own page/}), release};
}

test('S22 a press during which an island comes is not lost', {tag: ofSpeed}, async ({page}) => {
  const {link, release} = await openWithLateIsland(page);
  await link.hover();
  await page.mouse.down();
  release();
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page).toHaveURL(/\/calculators\/can-bit-timing$/);
});

test('S22 an island that comes leaves the focus on its link', {tag: ofSpeed}, async ({page}) => {
  const {field, link, release} = await openWithLateIsland(page);
  await link.focus();
  release();
  await expect(field).toBeVisible();
  await expect(link).toBeFocused();
});

test(
  'S22 an exercise that comes leaves its hint open and the focus on it',
  {tag: ofSpeed},
  async ({page}) => {
    const {island, field, release} = await openWithLateIsland(page, 'learn/emphasis');
    const hint = island.getByText('Hint', {exact: true});
    await hint.focus();
    await page.keyboard.press('Enter');
    release();
    await expect(field).toBeVisible();
    await expect(hint).toBeFocused();
    await expect(island.getByText('Another hint')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(island.getByRole('button', {name: 'Start over'})).toBeFocused();
  },
);

test.describe('faults', () => {
  test.use({
    expectedMessages: /Failed to (?:load resource|fetch)|ERR_FAILED|ChunkLoadError|Loading chunk/,
  });

  test(
    'an island whose code does not come stays as it was built, and so does the article',
    {tag: [ofSpeed, outer]},
    async ({page}) => {
      await page.goto('blog/screen-size-calculation');
      await hydrated(page);
      await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
      await expect(page.locator('[data-island] input:enabled').first()).toBeVisible();
      for (const name of await islandScripts(page)) {
        await page.route(name, (route) => route.abort());
      }
      await page.reload();
      await hydrated(page);
      await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
      await expect(page.locator('[data-island]').first()).toContainText('PPI');
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-island] input')).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    },
  );
});
