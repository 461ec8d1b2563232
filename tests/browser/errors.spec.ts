import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test';

const anyScript = '**/assets/js/*.js';

/** Every chunk but those that start the application. */
async function breakChunks(page: Page): Promise<void> {
  await page.route(
    (url) => /\/assets\/js\/(?!main\.|runtime~main\.)/.test(url.pathname),
    (route) => route.abort(),
  );
}

test.describe('E1 a chunk does not load', () => {
  test.use({expectedMessages: /ChunkLoadError|Loading chunk|ERR_FAILED|\[object Event\]/});

  test('E1 on first load: the article stays readable, with the error and Retry', async ({page}) => {
    await breakChunks(page);
    await page.goto('docs/intro');
    await expect(page.getByRole('alert')).toContainText('did not load');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('E1 in navigation: one reload, then the static article with the error and Retry', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      });
    });
    await page.goto('docs/intro');
    await hydrated(page);
    await breakChunks(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('速查表').click();
    await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toContainText('速查表');
    expect(loads).toBe(1);
  });

  test('E1 the application itself does not load: the same notice', async ({page}) => {
    await page.route(anyScript, (route) => route.abort());
    await page.goto('docs/intro');
    await expect(page.getByRole('alert')).toContainText('main.');
    await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test.describe('E2 a page crashes', () => {
  test.use({expectedMessages: /./});

  /** Gives the archive data that it cannot render, as a damaged deploy would. */
  async function damage(page: Page, needle: string, replacement: string): Promise<void> {
    await page.route(anyScript, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(needle, replacement);
      await route.fulfill({response, body});
    });
  }

  test('E2 outside the layout: Page Error, This page crashed., Try again and the messages', async ({
    page,
  }) => {
    await damage(page, '"archive":{"blogPosts":[', '"archive":{"lost":[');
    await page.goto('blog/archive');
    await expect(page).toHaveTitle('Page Error | Markdown 中文');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByText('Page Error')).toBeVisible();
    await expect(page.getByText(/Cannot read properties|is not iterable|undefined/)).toBeVisible();
    await expect(page.getByRole('link', {name: 'Blog', exact: true}).first()).toBeVisible();
  });

  test('E2 inside the layout: the chain of messages, and Try again helps once the cause is gone', async ({
    page,
  }) => {
    await page.goto('docs/intro');
    await hydrated(page);
    await page.evaluate(() => {
      // What the archive needs to render: it fails until the cause is gone.
      const getMonth = Object.getOwnPropertyDescriptor(Date.prototype, 'getUTCMonth');
      Date.prototype.getUTCMonth = function () {
        if (document.documentElement.dataset.repaired !== 'true') {
          throw new Error('the outer message', {cause: new Error('the inner message')});
        }
        return (getMonth?.value as () => number).call(this);
      };
      history.pushState({}, '', '/blog/archive');
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    });
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error | Markdown 中文');
    await expect(page.getByText('the outer message')).toBeVisible();
    await expect(page.getByText('the inner message')).toBeVisible();

    await page.evaluate(() => {
      document.documentElement.dataset.repaired = 'true';
    });
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Archive');
  });

  test('E2 damaged data: the same report, and the way out works', async ({page}) => {
    await page.goto('docs/intro');
    await hydrated(page);
    await page.route(anyScript, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/"tags":\[/g, '"lost":[');
      await route.fulfill({response, body});
    });
    await page.evaluate(() => {
      history.pushState({}, '', '/blog/tags');
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    });
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error | Markdown 中文');
    await page.getByRole('link', {name: 'tutorial', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed.');
  });
});
