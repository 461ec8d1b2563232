import {expect} from '@playwright/test';
import {launch} from 'puppeteer-core';
import {findFirefox} from '../../scripts/browser.mjs';
import {cacheNames} from '../../src/lib/offline/caches';
import {deploySite} from '../support/deploys';
import {outer} from '../support/ring';
import {ringTest as base} from '../support/test';

/** How long something may take on a loaded machine, in milliseconds. */
const timeout = 30_000;

base(
  'O1 O2 in Firefox, too, what was opened opens without a network, and what was not says so',
  {tag: outer},
  async () => {
    const executablePath = (await findFirefox()) ?? '';
    const site = await deploySite('build');
    const browser = await launch({browser: 'firefox', executablePath});
    const page = await browser.newPage();
    await page.goto(`${site.address}docs/intro`);
    await page.waitForFunction(
      async (name) => (await (await caches.open(name)).keys()).length > 0,
      {timeout, polling: 200},
      cacheNames('/').pages,
    );
    site.cut();
    await page.goto(`${site.address}docs/intro`);
    await page.waitForSelector('html[data-has-hydrated=true]', {timeout});
    expect(await page.$eval('h1', (heading) => heading.textContent)).toContain('Markdown');
    expect(await page.$$('[role=alert]')).toEqual([]);
    await page.goto(`${site.address}docs/contact`);
    await page.waitForSelector('[role=alert]', {timeout});
    expect(await page.$eval('[role=alert]', (notice) => notice.textContent)).toContain(
      '/docs/contact was not stored on this device',
    );
    await browser.close();
    site.close();
  },
);
