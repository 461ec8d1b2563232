import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {workerFile} from '../../site/offline';
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

/** That build with the worker of an earlier one, which had reading offline. */
function withEarlierWorker(): string {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-worker-'));
  cpSync(secondBuild, folder, {recursive: true});
  cpSync(join(publicBuild, workerFile), join(folder, workerFile));
  writeFileSync(join(folder, 'offline.html'), '<title>Offline</title>'); // it stores this page first
  return folder;
}

siteTest(
  'O5 where it is switched off, the worker of an earlier build removes itself and all it has stored',
  async ({page, site}) => {
    const earlier = withEarlierWorker();
    site.deploy(earlier);
    // As an earlier build's page did. This page has no policy, which would forbid it to the test.
    await page.goto('offline.html');
    await page.evaluate(
      async ([worker = '', opened]) => {
        await navigator.serviceWorker.register(worker);
        (await navigator.serviceWorker.ready).active?.postMessage([opened]);
      },
      [baseUrl + workerFile, `${baseUrl}docs/intro`],
    );
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

siteTest('O5 where it is switched off, no page leads to it', async ({site}) => {
  const home = await (await fetch(site.address)).text();
  expect(home).not.toContain('/offline');
  expect((await fetch(`${site.address}offline`)).status).toBe(404);
  expect((await fetch(`${site.address}offline-docs.json`)).status).toBe(404);
  expect(readFileSync(join(secondBuild, workerFile), 'utf8')).toContain('unregister');
});
