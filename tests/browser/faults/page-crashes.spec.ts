import type {Page} from '@playwright/test';
import {navbarLabels} from '../../../site/navbar';
import {expect, hydrated, test} from '../../support/test';
import {outer} from '../../support/ring';

test.use({expectedMessages: /./});

const anyScript = '**/assets/js/*.js';

/** Gives pages data that they cannot render, like a damaged deploy. */
async function damage(page: Page, needle: string, replacement: string): Promise<void> {
  await page.route(anyScript, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(needle, replacement);
    await route.fulfill({response, body});
  });
}

/** Rendering dates fails until the cause is removed. */
async function breakDates(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fail = (): void => {
      if (document.documentElement.dataset.repaired !== 'true') {
        throw new Error('the outer message', {cause: new Error('the inner message')});
      }
    };
    const getMonth = Object.getOwnPropertyDescriptor(Date.prototype, 'getUTCMonth')
      ?.value as () => number;
    Date.prototype.getUTCMonth = function () {
      fail();
      return getMonth.call(this);
    };
    const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        fail();
        return format?.get?.call(this) as unknown;
      },
    });
  });
}

async function repairDates(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.repaired = 'true';
  });
}

/** Removes the cause, and tries again at once: a part that arrives later also renders the page. */
async function repairAndTryAgain(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Try again'}).evaluate((button: HTMLElement) => {
    document.documentElement.dataset.repaired = 'true';
    button.click();
  });
}

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, path);
}

const heading = (page: Page) => page.getByRole('heading', {level: 1});

test('F14 E2 outside the layout: Page Error, This page crashed., Try again and the messages', async ({
  page,
}) => {
  await damage(page, '"archive":{"blogPosts":[', '"archive":{"lost":[');
  await page.goto('blog/archive');
  await expect(page).toHaveTitle('Page Error | Markdown 中文');
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page.getByText('Page Error')).toBeVisible();
  await expect(page.getByText(/Cannot read properties|is not iterable|undefined/)).toBeVisible();
  // Waits for the answers to open requests first.
  await page.unrouteAll({behavior: 'wait'});
  await page.getByRole('link', {name: navbarLabels.blog, exact: true}).first().click();
  await expect(page).toHaveTitle('Blog | Markdown 中文');
  await expect(heading(page)).toHaveText('Blog');
});

test('F14 E2 inside the layout: the chain of messages, and Try again helps once the cause is gone', async ({
  page,
}) => {
  await page.goto('docs/intro');
  await hydrated(page);
  await breakDates(page);
  await follow(page, '/blog/archive');
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error | Markdown 中文');
  await expect(page.getByText('the outer message')).toBeVisible();
  await expect(page.getByText('the inner message')).toBeVisible();

  await repairAndTryAgain(page);
  await expect(heading(page)).toHaveText('Archive');
});

test(
  'F14 E2 damaged data: the same report, and the way out works',
  {tag: outer},
  async ({page}) => {
    await page.goto('docs/intro');
    await hydrated(page);
    await damage(page, '"tags":[', '"lost":[');
    await follow(page, '/blog/tags');
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error | Markdown 中文');
    await page.getByRole('link', {name: navbarLabels.tutorial, exact: true}).first().click();
    await expect(heading(page)).not.toHaveText('This page crashed.');
  },
);

test(
  'F14 E2 a doc: a link to another doc leads out of the crash, though both have one layout',
  {tag: outer},
  async ({page}) => {
    await page.goto('docs/intro');
    await hydrated(page);
    await breakDates(page);
    const footer = page.getByRole('contentinfo');
    await footer.locator('a[href="/docs/contact"]').click();
    await expect(heading(page)).toHaveText('This page crashed.');
    await repairDates(page);
    await footer.locator('a[href="/docs/intro"]').click();
    await expect(page.locator('[data-article="/docs/intro"]')).toBeVisible();
    await expect(heading(page)).not.toHaveText('This page crashed.');
  },
);
