import type {Browser} from 'puppeteer-core';
import {outer, sampleOf} from '../../support/ring';
import {expect, test as base} from '../../support/firefox';
import {
  expectAlive,
  expectKept,
  goBack,
  launchChromium,
  leaveAndReturn,
  openMarked,
  press,
} from '../../support/bfcache';
import {given, storageFaults} from '../../support/storage-faults';

const test = base.extend<{chromium: Browser}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  chromium: async ({}, provide) => {
    const browser = await launchChromium();
    await provide(browser);
    await browser.close();
  },
});

function addressOf(path: string, baseURL?: string): string {
  return new URL(path, baseURL).href;
}

const wide = {width: 1280, height: 900};
const phone = {width: 390, height: 844};

const kinds = ['', 'docs/intro', 'blog', 'blog/rs485-vs-can', 'compatibility', 'search?q=can'];

test.describe('F16 Back and Forward bring a page out of the browser’s cache', () => {
  test('F16 in Chromium, a page of each kind', async ({chromium, baseURL}) => {
    const context = await chromium.createBrowserContext();
    const page = await context.newPage();
    for (const path of sampleOf(kinds, 3)) {
      const href = addressOf(path, baseURL);
      await openMarked(page, href);
      await page.goto(addressOf('docs/about', baseURL));
      await goBack(page, href);
      await expectKept(page);
    }
    await context.close();
  });

  test(
    'F16 in Chromium: it has the mode of now, its place, and all that worked',
    {tag: outer},
    async ({chromium, baseURL}) => {
      const context = await chromium.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(wide);
      const href = addressOf('docs/intro', baseURL);
      await openMarked(page, href);
      await page.evaluate(() => {
        scrollTo(0, 600);
      });
      await leaveAndReturn(page, href);
      await expectAlive(page, 600);
      await context.close();
    },
  );

  test(
    'F16 in Chromium: it comes back without the menu that led away',
    {tag: outer},
    async ({chromium, baseURL}) => {
      const context = await chromium.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(phone);
      const href = addressOf('blog', baseURL);
      await openMarked(page, href);
      await press(page, 'button[aria-label="Toggle navigation bar"]');
      await page.waitForSelector('dialog[open]');
      await press(page, 'dialog[open] a[href="/playground"]');
      await page.waitForSelector('textarea, .cm-content');
      await goBack(page, href);
      await expectKept(page);
      await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
      await press(page, 'button[aria-label="Toggle navigation bar"]');
      await page.waitForSelector('dialog[open]');
      await context.close();
    },
  );
});

for (const fault of ['absent', 'full of garbage'] as const) {
  test(
    `F8 in Firefox, storage is ${fault}: a page works, and forgets`,
    {tag: outer},
    async ({firefoxPage: page, baseURL}) => {
      await page.evaluateOnNewDocument(storageFaults[fault], given);
      await page.goto(addressOf('docs/intro', baseURL));
      await page.waitForSelector('html[data-has-hydrated=true][data-theme=light]');
      await press(page, '[data-color-toggle]');
      await page.waitForSelector('html[data-theme=dark]');
      await page.keyboard.press('/');
      await page.waitForSelector('dialog[open] [role=combobox]');
      expect(await page.$('[role=alert]')).toBeNull();
    },
  );
}
