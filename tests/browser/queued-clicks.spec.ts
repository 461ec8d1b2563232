import type {Page, Route} from '@playwright/test';
import {navbarLabels} from '../../site/navbar';
import {expect, hydrated, test} from '../support/test';
import {outer} from '../support/ring';

/** Opens a page, and holds back its scripts until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/js/*.js', async (route) => {
    if (isHeld) {
      held.push(route);
    } else {
      await route.continue();
    }
  });
  await page.goto(path, {waitUntil: 'domcontentloaded'}); // `load` may wait for the scripts
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await hydrated(page);
  };
}

test('S22 scripts are asked for when the page can be painted, not before', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  const styles: Route[] = [];
  await page.route('**/*.css', (route) => {
    styles.push(route);
  });
  // The browser requests it before the parser reaches it, like scripts of the head, but after them.
  const ofBody = page.waitForRequest('**/img/logo.svg');
  const opened = page.goto('docs/intro');
  await ofBody;
  await expect.poll(() => styles.length).toBeGreaterThan(0);
  expect(scripts).toEqual([]);
  await Promise.all(styles.map((route) => route.continue()));
  await opened;
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(1);
});

test('S22 an error has its stack once the scripts have run', async ({page}) => {
  await page.goto('docs/about');
  await hydrated(page);
  const stack = () => page.evaluate(() => new Error('a test').stack ?? '');
  await expect.poll(stack).toMatch(/\n\s+at /);
});

test('S22 no script is asked for before the page has been painted', async ({page}) => {
  for (const path of ['.', 'docs/tutorial-extras/hacks', 'blog/rs485-vs-can']) {
    await page.goto(path);
    await hydrated(page);
    const [painted = NaN, asked = NaN] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      ...performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'))
        .map(({startTime}) => startTime),
    ]);
    expect(asked).toBeGreaterThanOrEqual(painted);
  }
});

test.describe('S22 what is pressed before the scripts have come is done when they have', () => {
  test('the colour mode changes at once, stays, and changes back', async ({page}) => {
    const release = await openWithoutScripts(page, 'docs/intro');
    const toggle = page.getByRole('button', {name: /dark and light mode/});
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAccessibleName(/currently dark mode/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('the menu of a phone opens, once', async ({page}) => {
    await page.setViewportSize({width: 390, height: 780});
    const release = await openWithoutScripts(page, 'docs/intro');
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    await button.click();
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-press-waits');
    await release();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-press-waits');
  });

  test('the search opens by its button', async ({page}) => {
    const release = await openWithoutScripts(page, 'blog/welcome');
    await page.getByRole('button', {name: /^Search/}).click();
    await release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  for (const key of ['/', 'Control+k']) {
    test(`the search opens by ${key}`, {tag: key === '/' ? [] : outer}, async ({page}) => {
      const release = await openWithoutScripts(page, 'blog');
      await page.keyboard.press(key);
      await release();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test('the announcement closes, and stays closed', {tag: outer}, async ({page}) => {
    const release = await openWithoutScripts(page, 'blog');
    await page.getByRole('button', {name: 'Close'}).click();
    await release();
    await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
  });

  test('a category of the menu opens and a tab is chosen', async ({page}) => {
    const release = await openWithoutScripts(page, 'docs/tutorial-basics/markdown-features/boxes');
    const caret = page.locator('.menu__caret').nth(1);
    const state = await caret.getAttribute('aria-expanded');
    const tab = page.getByRole('tab').nth(1);
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    await caret.click();
    await tab.click();
    await release();
    await expect(caret).not.toHaveAttribute('aria-expanded', state ?? '');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('what is typed stays, and is not taken for a shortcut', async ({page}) => {
    const release = await openWithoutScripts(page, '404.html');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.click();
    await page.keyboard.type('can/');
    await release();
    await expect(field).toHaveValue('can/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('S22 S23 a text in the editor of the home page stays, with the place of the cursor, and is diagnosed', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, '');
    const field = page.getByRole('textbox', {name: '写下'});
    await field.fill('这是**重点：**一定看。');
    await field.press('End');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await release();
    await expect(field).toHaveValue('这是**重点：**一定看。');
    await page.keyboard.type('要');
    await expect(field).toHaveValue('这是**重点：**一定要看。');
    await expect(page.getByRole('region', {name: '为什么不生效'})).toContainText(
      '结尾的星号夹在标点和文字之间',
    );
  });

  test('S23 nothing of the editor moves when they come', async ({page}) => {
    const release = await openWithoutScripts(page, '');
    const sheet = page.getByRole('region', {name: '试写 Markdown'});
    const sample = sheet.getByRole('button', {name: '待办', exact: true});
    const [before, place] = [await sheet.boundingBox(), await sample.boundingBox()];
    await release();
    expect([await sheet.boundingBox(), await sample.boundingBox()]).toEqual([before, place]);
  });

  test('a link leads on', {tag: outer}, async ({page}) => {
    await openWithoutScripts(page, 'docs/intro');
    await page.getByRole('link', {name: navbarLabels.blog, exact: true}).first().click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});
