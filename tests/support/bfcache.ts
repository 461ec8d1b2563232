import {expect} from '@playwright/test';
import {launch, type Browser, type Page} from 'puppeteer-core';
import {chromiumOptions} from '../../scripts/browser.mjs';

/** Launches Chromium with the back/forward cache, which Playwright disables. */
export async function launchChromium(): Promise<Browser> {
  const {executablePath, args} = chromiumOptions();
  if (executablePath === undefined) {
    throw new Error('There is no Chromium. Run: node scripts/setup.mjs --browser');
  }
  return launch({executablePath, args});
}

/**
 * Opens a page of the site, and marks it to recognise it later. On a first visit, it waits for the worker: if a
 * worker claims a page in the cache, the browser drops that page.
 */
export async function openMarked(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.evaluate(async () => {
    const {serviceWorker} = navigator;
    if (!serviceWorker.controller) {
      await new Promise((resolve) => {
        serviceWorker.addEventListener('controllerchange', resolve, {once: true});
      });
    }
    Object.assign(window, {kept: true});
  });
}

/** Goes back, and waits for the previous page. */
export async function goBack(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    history.back();
  });
  await expect
    .poll(() => page.evaluate(() => document.readyState + location.href).catch(() => ''))
    .toBe(`complete${address}`);
}

/** Expects the same page from the browser's cache; otherwise the error gives the browser's reasons. */
export async function expectKept(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown;
    })[];
    return 'kept' in window ? 'kept' : JSON.stringify(navigation?.notRestoredReasons);
  });
  expect(found, page.url()).toBe('kept');
}

/** Presses the first element that the selector finds. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, (element) => {
    (element as HTMLElement).click();
  });
}

/** Leaves a page for the playground, switches the mode there, and goes back. */
export async function leaveAndReturn(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href="/playground"]')?.click();
  });
  await page.waitForSelector('textarea, .cm-content');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-color-toggle]')?.click();
  });
  await page.waitForSelector('html[data-theme=dark]');
  await goBack(page, address);
  await expectKept(page);
}

/** Expects the returned page to be as the reader left it, but in the current mode. */
export async function expectAlive(page: Page, scrolled: number): Promise<void> {
  await page.waitForSelector('html[data-theme=dark]');
  expect(await page.$eval('[data-color-toggle]', (button) => button.ariaLabel)).toContain('dark');
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(scrolled);
  expect(await page.$('#nprogress, dialog[open], .load-failure-notice')).toBeNull();

  await page.keyboard.press('/');
  await page.waitForSelector('dialog[open] [role=combobox]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('nav a[href="/docs/cheat-sheet"]')?.click();
  });
  await page.waitForSelector('[data-article="/docs/cheat-sheet"]');
  await expectKept(page);
}
