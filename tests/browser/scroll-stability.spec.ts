import type {Page} from '@playwright/test';
import {test as firefoxTest} from '../support/firefox';
import {outer, sampleOf} from '../support/ring';
import {articlePaths, longestPath, movementAfterJump, widths} from '../support/scroll-stability';
import {expect, hydrated, test} from '../support/test';

// Each test watches a page for a long time.
test.describe.configure({mode: 'parallel'});

for (const path of articlePaths) {
  test(
    `T10 the text of /${path} does not move after a jump`,
    {tag: path === longestPath ? [] : outer},
    async ({context}) => {
      const moved = await Promise.all(
        sampleOf(widths, 2).map(async (width) => {
          const page = await context.newPage();
          await page.setViewportSize({width, height: 844});
          await page.goto(path);
          return [width, await page.evaluate(movementAfterJump)];
        }),
      );
      expect(moved.filter(([, movement]) => movement !== 0)).toEqual([]);
    },
  );

  firefoxTest(
    `T10 the text of /${path} does not move after a jump in Firefox`,
    {tag: path === longestPath ? [] : outer},
    async ({firefoxPage, baseURL}) => {
      for (const width of sampleOf(widths, 1)) {
        await firefoxPage.setViewport({width, height: 844});
        await firefoxPage.goto(new URL(path, baseURL).href);
        expect.soft(await firefoxPage.evaluate(movementAfterJump), `at ${width} px`).toBe(0);
      }
    },
  );
}

/** A long doc. */
const doc = 'docs/tutorial-basics/markdown-issue';

/** The part of the article at the top of the view, and its position. */
async function place(page: Page): Promise<{index: number; top: number}> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-article] > *')];
    const index = parts.findIndex((part) => part.getBoundingClientRect().bottom > 100);
    return {index, top: Math.round(parts[index]?.getBoundingClientRect().top ?? 0)};
  });
}

async function goToIntro(page: Page): Promise<void> {
  await page
    .locator('a[href="/docs/intro"]')
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await expect(page).toHaveURL(/intro$/);
}

for (const width of [1280, 390]) {
  test(
    `T10 Back, Forward and a reload return to the same place, at ${width} px`,
    {tag: outer},
    async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.goto(doc);
      await hydrated(page);
      await page.evaluate(() => {
        scrollTo({top: 8000, behavior: 'instant'});
      });
      await page.waitForTimeout(500); // the router stores the place where the reader stopped
      const left = await place(page);
      for (let turn = 0; turn < 2; turn++) {
        await goToIntro(page);
        await page.goBack();
        await expect(page).toHaveURL(/markdown-issue$/);
        await expect.poll(() => place(page)).toEqual(left);
      }
      await page.reload();
      await hydrated(page);
      await expect.poll(() => place(page)).toEqual(left);
    },
  );
}

test(
  'T10 the key that leads to the end does so, and the end stays',
  {tag: outer},
  async ({page}) => {
    await page.goto(doc);
    await hydrated(page);
    await page.keyboard.press('End');
    const below = () =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await expect.poll(below).toBeLessThan(2);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  },
);

test(
  'S18 links and Back work in a browser without requestIdleCallback (Safari)',
  {tag: outer},
  async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'cancelIdleCallback');
    });
    await page.goto(doc);
    await hydrated(page);
    const heading = page.getByRole('heading', {level: 1});
    const title = await heading.textContent();
    await goToIntro(page);
    await expect(heading).not.toHaveText(title ?? '');
    await page.goBack();
    await expect(heading).toHaveText(title ?? '');
  },
);
