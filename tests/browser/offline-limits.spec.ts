import type {Page} from '@playwright/test';
import {expect, storedIn, test, untilControlled, untilStored} from '../support/offline';
import {hydrated} from '../support/test';
import {outer} from '../support/ring';

const day = 24 * 60 * 60 * 1000; // milliseconds

/** The paths of the files that a page has asked for. */
function filesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
  );
}

test('O6 nothing of the second blog is stored, and it does not open without a network', async ({
  page,
  site,
}) => {
  await page.goto('docs/intro');
  await untilStored(page, '/docs/intro');
  await untilControlled(page);
  const before = new Set(await storedIn(page, 'files'));
  for (const path of ['icms', 'icms/lvgl-pc-simulator-wsl2']) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  const files = await filesOf(page);
  // The note has its own files. Neither they nor its page may be stored once another page is.
  expect(files.filter((path) => path.includes('/assets/js/')).length).toBeGreaterThan(3);
  await page.goto('docs/about');
  await untilStored(page, '/docs/about');
  expect((await storedIn(page, 'pages')).filter((path) => path.includes('icms'))).toEqual([]);
  const about = await (await page.request.get('docs/about')).text();
  const asked = await filesOf(page);
  const added = (await storedIn(page, 'files')).filter((path) => !before.has(path));
  expect(added.filter((path) => !about.includes(path.slice(1)) && !asked.includes(path))).toEqual(
    [],
  );
  site.cut();
  await page.goto('icms');
  await expect(page.getByRole('alert')).toContainText('/icms is not saved');
});

test('O7 a store that is full or broken costs a page nothing', async ({page}) => {
  await page.goto('docs/intro');
  await untilStored(page, '/docs/intro');
  await untilControlled(page);
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 1});
  await page.goto('docs/about');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('blog/welcome');
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'O7 pages that were opened two months ago are forgotten, and the fifty last ones kept',
  {tag: outer},
  async ({page}) => {
    await page.goto('docs/intro');
    await untilStored(page, '/docs/intro');
    await untilControlled(page);
    await changeTimes(page, -61 * day);
    await page.goto('docs/about');
    await untilStored(page, '/docs/about');
    await expect.poll(() => storedIn(page, 'pages')).toEqual(['/docs/about']);
    await changeTimes(page, 0, 50);
    await page.goto('docs/contact');
    await untilStored(page, '/docs/contact');
    await expect.poll(() => storedIn(page, 'pages')).toEqual(['/docs/contact']);
  },
);

/** Moves the times at which pages were opened, and adds some pages that were opened just afterwards. */
async function changeTimes(page: Page, change: number, others = 0): Promise<void> {
  await page.evaluate(
    async ([by, more]) => {
      const open = indexedDB.open('workbox-expiration');
      await new Promise((resolve) => (open.onsuccess = resolve));
      const transaction = open.result.transaction('cache-entries', 'readwrite');
      const store = transaction.objectStore('cache-entries');
      const all = store.getAll() as IDBRequest<{cacheName: string; timestamp: number}[]>;
      all.onsuccess = () => {
        const pages = all.result.filter(({cacheName}) => cacheName === 'pages /');
        pages.forEach((entry) => store.put({...entry, timestamp: entry.timestamp + by}));
        for (let index = 0; index < more; index += 1) {
          const url = `${location.origin}/none/${index}`;
          store.put({id: `pages /|${url}`, url, cacheName: 'pages /', timestamp: Date.now()});
        }
      };
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      open.result.close();
    },
    [change, others] as const,
  );
}
