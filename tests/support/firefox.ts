import {expect} from '@playwright/test';
import type {Page} from 'puppeteer-core';
import {ringTest} from './test';

interface Fixtures {
  /** A page in Firefox, which fails the test on any console error or warning, and on any uncaught error. */
  readonly firefoxPage: Page;
}

/** Playwright's test with a page of an unchanged Firefox. */
export const test = ringTest.extend<Fixtures>({
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
