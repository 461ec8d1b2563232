import type {Page} from '@playwright/test';
import {cacheNames} from '../../plugins/hosting/offline/shared/caches';
import {deploySite, type DeployedSite} from './deployed-site';
import {expect, test as base} from './test';
import {publicBuild} from './public-build';

interface Fixtures {
  /** The public build, on its own server. */
  readonly site: DeployedSite;
}

/** A test with service workers, on a site whose connection can be cut. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  site: async ({}, run) => {
    const site = await deploySite(publicBuild);
    await run(site);
    site.close();
  },
  baseURL: async ({site}, run) => {
    await run(site.address);
  },
  serviceWorkers: 'allow',
  // Messages of browsers and of Docusaurus without a network.
  expectedMessages:
    /ERR_|Failed to (?:load|fetch)|FetchEvent|preload|no-response|different builds|ChunkLoadError/,
});

export {expect};

const names = cacheNames('/');

/** The paths in one of the site's stores. */
export async function storedIn(page: Page, name: keyof typeof names): Promise<string[]> {
  return page.evaluate(async (cacheName) => {
    const cache = await caches.open(cacheName);
    return (await cache.keys()).map(({url}) => decodeURI(new URL(url).pathname));
  }, names[name]);
}

/** Waits until a page is stored because it was opened. */
export async function untilStored(page: Page, path: string): Promise<void> {
  await expect.poll(() => storedIn(page, 'pages')).toContain(path);
}

/** Waits until the worker controls the page. */
export async function untilControlled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** The HTML of a stored page; undefined if it is not stored. */
export async function storedHtml(
  page: Page,
  path: string,
  name: keyof typeof names = 'pages',
): Promise<string> {
  return page.evaluate(
    async ([cacheName, at]) => {
      const stored = await (await caches.open(cacheName)).match(at);
      return (await stored?.text()) ?? '';
    },
    [names[name], path] as const,
  );
}
