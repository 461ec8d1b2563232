import {expect} from '@playwright/test';
import {launch, type Browser, type Page} from 'puppeteer-core';
import {findFirefox} from '../../scripts/browser.mjs';
import {ringTest} from './test';

interface WorkerFixtures {
  readonly firefox: Browser;
}

interface Fixtures {
  /** A page in Firefox, which fails the test on any console error or warning, and on any uncaught error. */
  readonly firefoxPage: Page;
}

/**
 * Playwright's test with a page of an unchanged Firefox, by WebDriver BiDi. Playwright itself drives a Firefox of its own
 * build alone, which cannot be had where only packages can.
 */
export const test = ringTest.extend<Fixtures, WorkerFixtures>({
  firefox: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const executablePath = await findFirefox();
      if (executablePath === undefined) {
        throw new Error('There is no Firefox. Run: node scripts/setup.mjs --browser');
      }
      const browser = await launch({
        browser: 'firefox',
        executablePath,
        // A worker goes on when a test has ended: tests/browser/offline-firefox.spec.ts has one.
        extraPrefsFirefox: {'dom.serviceWorkers.enabled': false},
      });
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
  firefoxPage: async ({firefox}, run) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') {
        messages.push(message.text());
      }
    });
    page.on('pageerror', (error) => {
      messages.push(String(error));
    });
    await run(page);
    await context.close();
    expect(messages, 'console errors and warnings').toEqual([]);
  },
});

export {expect};
