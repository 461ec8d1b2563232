import {readFileSync} from 'node:fs';
import {expect, test, untilControlled, untilStored} from '../support/offline';
import {hydrated} from '../support/test';
import {publicBuild} from '../support/public-build';
import {timeLimit} from '../support/time-limit.mjs';

/** The build of `scripts/steps/list.ts` with OFFLINE=false. */
const switchedOff = 'build-shown';

test('O5 where it is switched off, the worker of an earlier build removes itself and all it has stored', async ({
  page,
  site,
}) => {
  await page.goto('docs/intro');
  await untilStored(page, '/docs/intro');
  await untilControlled(page);
  site.deploy(switchedOff);
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
  // Switched on again, it returns.
  site.deploy(publicBuild);
  await page.goto('docs/intro');
  await untilStored(page, '/docs/intro');
});

test('O5 where it is switched off, no page leads to it', async ({site}) => {
  site.deploy(switchedOff);
  const home = await (await fetch(site.address)).text();
  expect(home).not.toContain('/offline');
  expect((await fetch(`${site.address}offline`)).status).toBe(404);
  expect((await fetch(`${site.address}offline-docs.json`)).status).toBe(404);
  expect(readFileSync(`${switchedOff}/sw.js`, 'utf8')).toContain('unregister');
});
