import {expect} from '@playwright/test';
import {launch, type Page} from 'puppeteer-core';
import {findFirefox} from '../../scripts/browser.mjs';
import {cacheNames} from '../../plugins/hosting/offline/shared/caches';
import {allPages} from '../support/all-pages';
import {deploySite, type DeployedSite} from '../support/deployed-site';
import {outer} from '../support/ring';
import {ringTest} from '../support/test';
import {publicBuild} from '../support/public-build';
import {timeLimit} from '../support/time-limit.mjs';

interface Fixtures {
  readonly site: DeployedSite;
  /** A page in its own Firefox, which runs service workers. */
  readonly workersPage: Page;
  /** The errors that the page has reported. */
  readonly errors: string[];
}

const test = ringTest.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  site: async ({}, run) => {
    const site = await deploySite(publicBuild);
    await run(site);
    site.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  workersPage: async ({}, run) => {
    const executablePath = (await findFirefox()) ?? '';
    const browser = await launch({browser: 'firefox', executablePath});
    await run(await browser.newPage());
    await browser.close();
  },
  errors: async ({workersPage}, run) => {
    const errors: string[] = [];
    workersPage.on('pageerror', (error) => errors.push(String(error)));
    workersPage.on('console', (message) => {
      if (message.type() === 'error') {
        errors.push(message.text());
      }
    });
    await run(errors);
  },
});

/** The time limit on a loaded machine, in milliseconds. */
const timeout = timeLimit(30_000);

async function untilStored(page: Page): Promise<void> {
  await page.waitForFunction(
    async (name) => (await (await caches.open(name)).keys()).length > 0,
    {timeout, polling: 200},
    cacheNames('/').pages,
  );
}

test(
  'O1 O2 in Firefox, too, what was opened opens without a network, and what was not says so',
  {tag: outer},
  async ({workersPage: page, site}) => {
    await page.goto(`${site.address}docs/intro`);
    await untilStored(page);
    site.cut();
    await page.goto(`${site.address}docs/intro`);
    await page.waitForSelector('html[data-has-hydrated=true]', {timeout});
    expect(await page.$eval('h1', (heading) => heading.textContent)).toContain('Markdown');
    expect(await page.$$('[role=alert]')).toEqual([]);
    await page.goto(`${site.address}docs/contact`);
    await page.waitForSelector('[role=alert]', {timeout});
    expect(await page.$eval('[role=alert]', (notice) => notice.textContent)).toContain(
      '/docs/contact is not saved on this device',
    );
  },
);

test('O8 O1 in Firefox a link that is pressed right after the line went down leads to what is stored', async ({
  workersPage: page,
  site,
}) => {
  await page.goto(`${site.address}docs/contact`);
  await untilStored(page);
  await page.goto(`${site.address}docs/about`);
  await page.waitForSelector('html[data-has-hydrated=true]', {timeout});
  site.cut();
  await page.click('footer a[href$="/docs/contact"]');
  // The site chooses whether the link loads the whole page: requests inside a page may be lost with it.
  const state = () =>
    page.evaluate(() => {
      const {dataset} = document.documentElement;
      const heading = document.querySelector('h1')?.textContent;
      const alerts = document.querySelectorAll('[role=alert]').length;
      return `${location.pathname}, ${heading}, hydrated: ${dataset.hasHydrated}, alerts: ${alerts}`;
    });
  await expect
    .poll(() => state().catch(() => ''), {timeout})
    .toBe('/docs/contact, 联系编辑, hydrated: true, alerts: 0');
});

/** Opens pages in quick succession, so that Firefox aborts open requests. */
async function walk(page: Page, address: string, paths: readonly string[], pause: number) {
  for (const path of paths) {
    await page.goto(new URL(encodeURI(path), address).href);
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
  }
}

/** Whether an error comes from the worker. A script that is still loading fails with its page even without one. */
function isOfWorker(error: string): boolean {
  return !error.includes('ChunkLoadError');
}

test(
  'O8 a walk through pages shows no error in Firefox',
  {tag: outer},
  async ({workersPage, site, errors}) => {
    await walk(workersPage, site.address, allPages().slice(-12), 200);
    expect(errors.filter(isOfWorker)).toEqual([]);
  },
);

test(
  'O8 all pages, one right after the other, show no error in Firefox',
  {tag: outer},
  async ({workersPage, site, errors}) => {
    test.setTimeout(timeLimit(300_000));
    for (const pause of [0, 300]) {
      await walk(workersPage, site.address, allPages(), pause);
    }
    expect(errors.filter(isOfWorker)).toEqual([]);
  },
);
