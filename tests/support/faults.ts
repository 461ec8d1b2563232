import {expect, type Locator, type Page, type Route} from '@playwright/test';

/** The answers of a faulty host instead of a file. */
export const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is missing': (route) => route.fulfill({status: 404, contentType: 'text/html', body: ''}),
  'fails on the server': (route) => route.fulfill({status: 500, body: ''}),
  'is cut off': (route) => route.abort('connectionreset'),
  'is a page instead': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Home</title>'}),
};

/** Console messages of browsers and scripts about files that fail to load. */
export const aboutFiles =
  /ChunkLoadError|Loading (?:CSS )?chunk|Failed to (?:load resource|fetch)|ERR_|SyntaxError|Unexpected token|\[object Event\]|MIME type|did not load as a page|CSS_CHUNK/;

/** Runs in a page: turns on data saving, which disables prefetching. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: {saveData: true, effectiveType: '4g'},
  });
}

export function sidebarLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name});
}

/** The guard's message, with Retry. */
export function noticeOf(page: Page): Locator {
  return page.locator('.load-failure-notice');
}

/** Marks the current document, to tell a navigation within it from a page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.first = 'true';
  });
}

export async function expectSameDocument(page: Page, isSame: boolean): Promise<void> {
  await expect(page.locator('html[data-first]')).toHaveCount(isSame ? 1 : 0);
}
