import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {workerFile} from '../../site/offline';
import {collectDigests} from '../../plugins/hosting/offline/docs/collect';
import {cacheNames} from '../../plugins/hosting/offline/shared/caches';
import {deploySite} from '../support/deployed-site';
import {expect, test, untilControlled} from '../support/offline';
import {publicBuild, secondBuild} from '../support/public-build';
import {hydrated} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

/** The path that the build with OFFLINE=false (scripts/steps/list.ts) was made for. */
const baseUrl = '/x/';

const siteTest = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  site: async ({}, run) => {
    const site = await deploySite(secondBuild, baseUrl);
    await run(site);
    site.close();
  },
});

const digestsOf = (outDir: string, base: string) =>
  collectDigests({outDir, baseUrl: base}, () => Promise.resolve());

/** That build with the worker of an earlier one, which had reading offline. */
async function withEarlierWorker(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-worker-'));
  cpSync(secondBuild, folder, {recursive: true});
  const worker = readFileSync(join(publicBuild, workerFile), 'utf8');
  writeFileSync(
    join(folder, workerFile),
    worker.replace(await digestsOf(publicBuild, '/'), await digestsOf(folder, baseUrl)),
  );
  const shell = `<link rel=canonical href=https://a.example${baseUrl}offline><title>Offline</title></body>`;
  writeFileSync(join(folder, 'offline.html'), shell); // it stores this page first
  // A page without the scripts of that build, which remove workers.
  const page = `<html lang=en><link rel=canonical href=https://a.example${baseUrl}earlier><title>Earlier</title><body></body>`;
  writeFileSync(join(folder, 'earlier.html'), page);
  rmSync(join(folder, '_headers'), {force: true}); // they forbid the test to register it
  return folder;
}

siteTest(
  'O5 where it is switched off, the worker of an earlier build removes itself and all it has stored',
  async ({page, site}) => {
    const earlier = await withEarlierWorker();
    site.deploy(earlier);
    await page.goto('earlier');
    // As an earlier build's page did.
    await page.evaluate(async (worker) => {
      await navigator.serviceWorker.register(worker);
      (await navigator.serviceWorker.ready).active?.postMessage([location.pathname]);
    }, baseUrl + workerFile);
    await untilControlled(page);
    const stored = () =>
      page.evaluate(
        async (name) => (await (await caches.open(name)).keys()).length,
        cacheNames(baseUrl).pages,
      );
    await expect.poll(stored).toBeGreaterThan(0);

    site.deploy(secondBuild);
    rmSync(earlier, {recursive: true});
    await page.goto('docs/about');
    await hydrated(page);
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        stores: await caches.keys(),
      }));
    await expect.poll(left, {timeout: timeLimit(20_000)}).toEqual({workers: 0, stores: []});
    await page.goto('docs/intro');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await left()).toEqual({workers: 0, stores: []});
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);

/** Workers that do more harm than one of an earlier build. */
const brokenWorkers = {
  'fails every request': `self.addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))));`,
  'answers with an old page for ever': `self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') {
      event.respondWith(caches.match('${baseUrl}earlier', {cacheName: '${cacheNames(baseUrl).pages}'}));
    }
  });`,
  'throws when it is asked': `self.addEventListener('fetch', () => { throw new Error('broken'); });`,
};

for (const [what, code] of Object.entries(brokenWorkers)) {
  siteTest(`O5 one visit removes a worker that ${what}`, async ({page, site}) => {
    const earlier = await withEarlierWorker();
    writeFileSync(
      join(earlier, workerFile),
      `self.addEventListener('install', () => self.skipWaiting());
       self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));${code}`,
    );
    site.deploy(earlier);
    await page.goto('earlier');
    await page.evaluate(
      async ([worker, name, kept]) => {
        const cache = await caches.open(name);
        await cache.add(kept);
        await navigator.serviceWorker.register(worker);
      },
      [baseUrl + workerFile, cacheNames(baseUrl).pages, `${baseUrl}earlier`] as const,
    );
    await untilControlled(page);

    site.deploy(secondBuild);
    rmSync(earlier, {recursive: true});
    site.asked.length = 0;
    // The one visit, which the broken worker may fail. The browser itself then looks for another worker.
    await page.goto('docs/about').catch(() => undefined);
    await expect
      .poll(() => site.asked.includes(baseUrl + workerFile), {timeout: timeLimit(30_000)})
      .toBe(true);
    const left = async () => {
      await page.goto('docs/about').catch(() => undefined);
      return page
        .evaluate(async () => ({
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          stores: await caches.keys(),
        }))
        .catch(() => undefined);
    };
    await expect
      .poll(left, {timeout: timeLimit(20_000), intervals: [1000]})
      .toEqual({workers: 0, stores: []});
    await hydrated(page);
  });
}

siteTest('O5 a page removes the worker where the host has no sw.js', async ({page, site}) => {
  const earlier = await withEarlierWorker();
  site.deploy(earlier);
  await page.goto('earlier');
  await page.evaluate((worker) => navigator.serviceWorker.register(worker), baseUrl + workerFile);
  await untilControlled(page);
  site.deploy(secondBuild);
  site.cut((path) => path === baseUrl + workerFile);
  await page.goto('docs/about');
  await hydrated(page);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      stores: await caches.keys(),
    }));
  await expect.poll(left, {timeout: timeLimit(20_000)}).toEqual({workers: 0, stores: []});
  rmSync(earlier, {recursive: true});
});

siteTest('O5 where it is switched off, no page leads to it', async ({site}) => {
  const home = await (await fetch(site.address)).text();
  expect(home).not.toContain('/offline');
  expect((await fetch(`${site.address}offline`)).status).toBe(404);
  expect((await fetch(`${site.address}offline-docs.json`)).status).toBe(404);
  expect(readFileSync(join(secondBuild, workerFile), 'utf8')).toContain('unregister');
});
