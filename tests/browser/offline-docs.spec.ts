import {readFileSync} from 'node:fs';
import type {DocsList} from '../../plugins/hosting/offline/shared/docs-list';
import {outer, sampleOf} from '../support/ring';
import {otherBuild, removeBuild} from '../support/deployed-site';
import {expect, storedIn, test, untilControlled} from '../support/offline';
import {hydrated} from '../support/test';
import {publicBuild} from '../support/public-build';
import {timeLimit} from '../support/time-limit.mjs';

const list = JSON.parse(readFileSync(`${publicBuild}/offline-docs.json`, 'utf8')) as DocsList;
const pages = list.flatMap(({path, title}) => (title === undefined ? [] : [decodeURI(path)]));

test('O3 all docs are saved on request, and open and are searched without a network', async ({
  page,
  site,
}) => {
  test.setTimeout(timeLimit(240_000));
  await page.goto('offline');
  await untilControlled(page);
  const main = page.getByRole('main');
  const status = main.getByRole('region', {name: 'All docs'}).getByRole('status');
  await expect(status).toContainText('Save all docs to read and search');
  const megabytes = (list.reduce((sum, {bytes}) => sum + bytes, 0) / 1e6).toFixed(1);
  const save = main.getByRole('button', {
    name: `Save all docs (${pages.length} pages, ${megabytes} MB)`,
  });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(status).toContainText(`All docs are saved: ${pages.length} pages`, {
    timeout: timeLimit(60_000),
  });
  await expect(status).toBeFocused();
  site.cut();
  for (const path of sampleOf(
    pages.filter((one) => one !== '/search'),
    5,
  )) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('alert'), path).toHaveCount(0);
    expect(new URL(page.url()).pathname, path).toBe(encodeURI(path));
  }
  await page.goto('search?q=脚注');
  await hydrated(page);
  const result = main.locator('a[href^="/docs/"]').first();
  await expect(result).toBeVisible({timeout: timeLimit(30_000)});
  await result.click();
  await expect(page).toHaveURL(/\/docs\//);
  await page.goto('docs/tutorial-basics/extended-syntax');
  await hydrated(page);
  await page.getByRole('button', {name: 'Edit'}).first().click();
  await expect(page.locator('textarea').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('offline');
  await expect(status).toContainText('All docs are saved');
  await main.getByRole('button', {name: 'Delete saved docs'}).click();
  await expect
    .poll(() => page.evaluate(() => caches.has('saved /')), {timeout: timeLimit(20_000)})
    .toBe(false);
});

test(
  'O3 a lost network and Cancel keep what is saved, and it goes on from there',
  {tag: outer},
  async ({page, site}) => {
    await page.goto('offline');
    await untilControlled(page);
    const main = page.getByRole('main');
    const status = main.getByRole('region', {name: 'All docs'}).getByRole('status');
    await expect(main.getByRole('button', {name: /^Save all docs/})).toBeVisible();
    site.cut((path) => path === '/docs/intro');
    site.stall((path) => path === '/offline-docs.json'); // like a lost connection
    await main.getByRole('button', {name: /^Save all docs/}).click();
    await expect(status).toContainText('The connection was lost. Saved files are kept', {
      timeout: timeLimit(60_000),
    });
    await expect(status).toContainText('Some docs are saved.');
    const before = await storedIn(page, 'docs');
    expect(before.length).toBeGreaterThan(0);
    expect(before).not.toContain('/docs/intro');
    site.repair();
    site.asked.length = 0;
    await main.getByRole('button', {name: /^Continue/}).click();
    await expect(status).toContainText('All docs are saved', {timeout: timeLimit(60_000)});
    expect(site.asked.filter((path) => before.includes(decodeURI(path)))).toEqual([]);
    site.stall((path) => path === '/offline-docs.json');
    await page.reload();
    await expect(status).toContainText('All docs are saved');
    site.repair();
    await main.getByRole('button', {name: 'Delete saved docs'}).click();
    await expect(main.getByRole('button', {name: /^Save all docs/})).toBeVisible();

    const slow = list.filter(({title}) => title !== undefined).at(-1)?.path ?? '';
    site.stall((path) => path === slow);
    await main.getByRole('button', {name: /^Save all docs/}).click();
    await main.getByRole('button', {name: 'Cancel'}).click();
    await expect(status).toContainText('Cancelled.');
  },
);

test(
  'O3 a browser that cannot be asked to keep what is saved saves it',
  {tag: outer},
  async ({page, site}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'storage', {value: undefined});
    });
    await page.goto('offline');
    await untilControlled(page);
    const slow = list.filter(({title}) => title !== undefined).at(-1)?.path ?? '';
    site.stall((path) => path === slow);
    const main = page.getByRole('main');
    await main.getByRole('button', {name: /^Save all docs/}).click();
    await main.getByRole('button', {name: 'Cancel'}).click();
    await expect(main.getByRole('region', {name: 'All docs'}).getByRole('status')).toContainText(
      'Cancelled.',
    );
  },
);

test(
  'O3 after a deploy saved docs are said to be older, and an update fetches what has changed',
  {tag: outer},
  async ({page, site}) => {
    test.setTimeout(timeLimit(240_000));
    const next = await otherBuild(publicBuild, 'B');
    await page.goto('offline');
    await untilControlled(page);
    const main = page.getByRole('main');
    const status = main.getByRole('region', {name: 'All docs'}).getByRole('status');
    await main.getByRole('button', {name: /^Save all docs/}).click();
    await expect(status).toContainText('All docs are saved', {timeout: timeLimit(60_000)});
    site.deploy(next);
    site.cut();
    await page.goto('docs/about');
    await hydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-deploy');
    site.repair();
    await page.goto('offline');
    await expect(status).toContainText('some copies are out of date');
    site.asked.length = 0;
    await main.getByRole('button', {name: /^Update/}).click();
    await expect(status).toContainText('All docs are saved: ', {timeout: timeLimit(60_000)});
    // The application has another name, so all pages have changed. The index and all other files have not.
    expect(site.asked.filter((path) => path.startsWith('/search-index/'))).toEqual([]);
    expect(site.asked.filter((path) => path.startsWith('/assets/css/'))).toEqual([]);
    site.cut();
    await page.goto('docs/about');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-deploy', 'B');
    removeBuild(next);
  },
);
