import type {Page} from '@playwright/test';
import {serveDeployments, type Deployments} from '../../support/redeploying-host';
import {aboutFiles, noticeOf, sidebarLink} from '../../support/faults';
import {expect, hydrated, test as base} from '../../support/test';
import {outer} from '../../support/ring';
import {publicBuild} from '../../support/public-build';
import {timeLimit} from '../../support/time-limit.mjs';

const test = base.extend<{host: Deployments}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  host: async ({}, provide) => {
    const host = await serveDeployments(publicBuild);
    await provide(host);
    host.close();
  },
});

function deployOf(page: Page): Promise<string | null> {
  return page.locator('meta[name="deploy"]').getAttribute('content');
}

test.describe('F7 a new deploy under an open tab', () => {
  test.use({expectedMessages: new RegExp(`${aboutFiles.source}|come from different builds`)});

  for (const isAhead of [false, true]) {
    const how = isAhead ? 'some of the old one was fetched ahead' : 'nothing was fetched ahead';
    test.describe(how, () => {
      test.use({prefetches: isAhead});

      test(
        `F7 twice, ${how}: each time the reader gets the new page by one load`,
        {tag: isAhead ? [] : outer},
        async ({page, host}) => {
          let loads = 0;
          page.on('load', () => {
            loads += 1;
          });
          const heading = page.getByRole('heading', {level: 1});
          await page.goto(`${host.address}docs/intro`);
          await hydrated(page);
          for (const [number, title] of [
            [1, '速查表'],
            [2, '关于'],
          ] as const) {
            await page.waitForLoadState('networkidle');
            loads = 0;
            host.deploy(number);
            await sidebarLink(page, title).dispatchEvent('click');
            await expect(heading).toContainText(title);
            await hydrated(page);
            expect(await deployOf(page)).toBe(String(number));
            expect(loads).toBe(1);
            await expect(noticeOf(page)).toHaveCount(0);
          }
          await sidebarLink(page, '速查表').click();
          await expect(heading).toContainText('速查表');
          expect(loads).toBe(1);
        },
      );
    });
  }
});

test('F9 a line of 50 kbit/s that answers after 2 s: the text is read before any script, a press waits, the bar shows', async ({
  page,
  host,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow = {latency: 2000, downloadThroughput: 50_000 / 8, uploadThroughput: 50_000 / 8};
  const usual = {latency: 0, downloadThroughput: -1, uploadThroughput: -1};
  const setLine = (line: typeof slow) =>
    session.send('Network.emulateNetworkConditions', {offline: false, ...line});
  await setLine(slow);
  await page.goto(`${host.address}docs/about`, {waitUntil: 'commit'});
  const painted = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(painted), {timeout: timeLimit(60_000)}).toBe(1);
  await expect(page.locator('[data-article] p').last()).toBeAttached({timeout: timeLimit(30_000)});
  const toggle = page.getByRole('button', {name: /dark and light mode/});
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: /^Search/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-press-waits');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

  await setLine(usual);
  await hydrated(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await setLine(slow);
  const bar = page.locator('#nprogress .bar');
  await sidebarLink(page, '速查表').click();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('关于本站');
  await setLine(usual);
  await expect(page.getByRole('heading', {level: 1})).toContainText('速查表');
  await expect(bar).toHaveCount(0);
});
