import type {BrowserContext, Page} from '@playwright/test';
import {
  aboutFiles,
  answers,
  expectSameDocument,
  markDocument,
  noticeOf,
  sidebarLink,
} from '../../support/faults';
import {expect, hydrated, test} from '../../support/test';
import {isFast, ofSpeed} from '../../support/public-build';
import {outer} from '../../support/ring';

const target = '**/docs/cheat-sheet';

/** Without the speed code, a link loads the scripts of a page, and its HTML only if they fail to load. */
const targets = isFast ? [target] : [target, '**/assets/js/*.js'];

interface Cut {
  readonly cut: (page: Page, context: BrowserContext) => Promise<unknown>;
  readonly repair: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** Whether part of the next page is prefetched. */
  readonly isAhead?: true;
}

const offline: Cut = {
  cut: (_, context) => context.setOffline(true),
  repair: (_, context) => context.setOffline(false),
};

function answered(way: string): Cut {
  return {
    cut: (page) =>
      Promise.all(targets.map((each) => page.route(each, answers[way] ?? (() => undefined)))),
    repair: (page) => Promise.all(targets.map((each) => page.unroute(each))),
  };
}

const cuts: Readonly<Record<string, Cut>> = {
  'the line is down': offline,
  'the line is down, and the page was fetched ahead but not its scripts': {
    ...offline,
    isAhead: true,
  },
  'the page fails on the server': answered('fails on the server'),
  'the page is cut off': answered('is cut off'),
};

test.describe('F5 a page that cannot be had', () => {
  test.use({expectedMessages: aboutFiles});

  for (const [what, {cut, repair, isAhead = false}] of Object.entries(cuts)) {
    test.describe(what, () => {
      test.use({prefetches: isAhead});

      test(
        `F5 E1 ${what}: the article that is read stays, with Retry, and all goes on later`,
        {tag: isAhead ? [ofSpeed, outer] : what === 'the line is down' ? [] : outer},
        async ({page, context}) => {
          await page.goto('docs/intro');
          await hydrated(page);
          if (isAhead) {
            const ahead = page.waitForResponse(target);
            await page.evaluate(() => {
              void window.docusaurus.prefetch('/docs/cheat-sheet');
            });
            await ahead;
          }
          await markDocument(page);
          const heading = page.getByRole('heading', {level: 1});
          const title = (await heading.textContent()) ?? '';
          await cut(page, context);
          await sidebarLink(page, '速查表').dispatchEvent('click');
          await expect(noticeOf(page)).toContainText('/docs/cheat-sheet did not load');
          await expect(heading).toHaveText(title);
          await expect(page.locator('#nprogress')).toHaveCount(0);

          // The current page works meanwhile.
          await page.getByRole('button', {name: /dark and light mode/}).click();
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
          await page.goBack();
          await expect(noticeOf(page)).toHaveCount(0);
          await expect(page).toHaveURL(/docs\/intro$/);
          await expect(heading).toHaveText(title);

          await repair(page, context);
          await sidebarLink(page, '速查表').click();
          await expect(heading).toContainText('速查表');
          await expectSameDocument(page, true);
        },
      );
    });
  }

  test('F5 Retry loads the page once the line is back, and nothing is lost before', async ({
    page,
    context,
  }) => {
    await page.goto('docs/intro');
    await hydrated(page);
    await context.setOffline(true);
    await sidebarLink(page, '速查表').click();
    await noticeOf(page).getByRole('button', {name: 'Retry'}).click();
    const retry = noticeOf(page).getByRole('button', {name: 'Retry (still offline)'});
    await expect(page.locator('[data-article="/docs/intro"]')).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('速查表');
    await hydrated(page);
  });
});

test.describe('F10 links that are pressed one after the other', () => {
  test('F10 the last page is shown, and none in between', async ({page}) => {
    await page.goto('docs/intro');
    await hydrated(page);
    await page.evaluate(() => {
      const shown = new Set([document.querySelector('h1')?.textContent ?? '']);
      Object.assign(window, {shown});
      new MutationObserver(() => {
        shown.add(document.querySelector('h1')?.textContent ?? '');
      }).observe(document, {subtree: true, childList: true});
    });
    const hold = async (path: string) => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${path}`, async (route) => {
        await released;
        await route.continue();
      });
      return release;
    };
    const releaseFirst = await hold('/docs/cheat-sheet');
    const releaseLast = await hold('/docs/about');
    await page.evaluate(() => {
      for (const path of ['/docs/cheat-sheet', '/docs/about']) {
        document.querySelector<HTMLElement>(`#docs-menu a[href="${path}"]`)?.click();
      }
    });
    releaseFirst();
    await page.waitForTimeout(500); // neither page may appear meanwhile
    releaseLast();
    await expect(page.locator('[data-article="/docs/about"]')).toBeVisible();
    const shown = await page.evaluate(() => [...(window as unknown as {shown: Set<string>}).shown]);
    expect(shown).toHaveLength(2);
  });

  test('F10 the progress bar of none of them stays', {tag: outer}, async ({page}) => {
    await page.goto('docs/intro');
    await hydrated(page);
    for (const path of ['/docs/about', '/docs/cheat-sheet', '/docs/intro']) {
      await page.locator(`#docs-menu a[href="${path}"]`).click();
      await expect(page.locator(`[data-article="${path}"]`)).toBeVisible();
    }
    await page.evaluate(async () => {
      for (const path of ['/docs/about', '/docs/cheat-sheet']) {
        document.querySelector<HTMLElement>(`#docs-menu a[href="${path}"]`)?.click();
        await Promise.resolve(); // two separate navigations: React would join them
      }
    });
    await expect(page.locator('[data-article="/docs/cheat-sheet"]')).toBeVisible();
    await page.waitForTimeout(500); // the bar would appear after 200 ms
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});
