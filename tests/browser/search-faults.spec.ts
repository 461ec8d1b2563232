import type {Route} from '@playwright/test';
import {indexFiles, openBox, optionsOf, shards} from '../support/search';
import {tagOfBasePath} from '../support/sites';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';

const beginning = 'Try searching for';
const partial = 'so results may be missing';
const html = {contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>Home</title>'};
const garbage = {contentType: 'application/json', body: '\u0000\uFFFD{"'};

const answers = {
  'not there': {status: 404, body: ''},
  'the page that a host shows for any address': html,
  garbage,
} as const;

test.describe('an index that cannot be had', () => {
  test.use({expectedMessages: /Failed to load resource|ERR_FAILED/});

  const failures = {
    'not reached': (route: Route) => route.abort(),
    ...Object.fromEntries(
      Object.entries(answers).map(([how, answer]) => [
        how,
        (route: Route) => route.fulfill(answer),
      ]),
    ),
  };
  for (const [how, fail] of Object.entries(failures)) {
    test(
      `S15 is said when it is ${how}, with a Retry that then works`,
      {tag: how === 'not there' ? [] : outer},
      async ({context, page}) => {
        let asked = 0;
        await context.route(indexFiles, (route) => {
          asked += 1;
          return fail(route);
        });
        const box = await openBox(page);
        await expect(page.getByRole('alert')).toContainText('did not load');
        const before = asked;
        await page.getByRole('button', {name: 'Retry'}).click();
        await expect.poll(() => asked).toBeGreaterThan(before);
        await expect(page.getByRole('alert')).toContainText('did not load');
        await context.unroute(indexFiles);
        await page.getByRole('button', {name: 'Retry'}).click();
        await expect(page.getByText(beginning)).toBeVisible();
        await box.fill('Modbus');
        await expect(optionsOf(page).first()).toBeVisible();
      },
    );
  }

  test('S15 is said on the page of all results, too', {tag: outer}, async ({context, page}) => {
    await context.route(indexFiles, (route) => route.abort());
    await page.goto('search?q=Modbus');
    await expect(page.getByRole('alert')).toContainText('did not load');
    await context.unroute(indexFiles);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('heading', {name: /RS485 与 CAN/})).toBeVisible();
  });

  test("S15 so is the search's code", {tag: outer}, async ({page}) => {
    await page.goto('');
    await hydrated(page);
    await page.route('**/*.js', (route) => route.abort());
    await page.keyboard.press('/');
    await page.keyboard.type('modbus');
    await expect(page.getByRole('alert')).toContainText('did not load');
    await page.unroute('**/*.js');
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(optionsOf(page).first()).toBeVisible();
  });

  for (const [how, answer] of Object.entries(answers)) {
    test(
      `S15 a part that is ${how} costs its own results, and the box says so`,
      {tag: how === 'not there' ? [] : outer},
      async ({context, page}) => {
        await context.route(shards, (route) => route.fulfill(answer));
        const box = await openBox(page);
        await box.fill('RS485');
        await expect(page.getByText(partial)).toBeVisible();
        // The first file contains the titles.
        await expect(page.getByRole('listbox', {name: 'Results'})).toContainText('RS485 与 CAN');
      },
    );
  }

  test('S15 each part alone costs its own results', {tag: outer}, async ({context, page}) => {
    const fetched = new Set<string>();
    context.on('request', (request) => {
      if (shards.test(request.url())) {
        fetched.add(request.url());
      }
    });
    await (await openBox(page)).fill('Modbus');
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(page.getByText(partial)).toHaveCount(0);
    expect(fetched.size).toBeGreaterThan(0);
    for (const url of [...fetched]) {
      await context.route(url, (route) => route.fulfill(answers['not there']));
      await (await openBox(page)).fill('Modbus');
      await expect(page.getByText(partial), url).toBeVisible();
      await expect(optionsOf(page).first(), url).toBeVisible();
      await context.unroute(url);
    }
  });

  test(
    'S15 an index renewed since the page was opened is taken',
    {tag: [tagOfBasePath, outer]},
    async ({context, page}) => {
      const requested = context.waitForEvent('request', (request) => shards.test(request.url()));
      await (await openBox(page)).fill('Modbus');
      const folder = (await requested).url().split('/').at(-2) ?? '';
      const takenAway = async (route: Route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replaceAll(folder, 'taken-away'),
        });
      };
      await context.route('**/search-index/first.json', takenAway, {times: 1});
      const box = await openBox(page);
      const missing = context.waitForEvent('request', (request) =>
        request.url().includes('taken-away'),
      );
      await box.fill('Modbus');
      await missing;
      await expect(optionsOf(page).filter({hasText: '抓包'})).toBeVisible();
      await expect(page.getByText(partial)).toHaveCount(0);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const path of ['', 'search']) {
    test(
      `S14 /${path} has links to all pages instead`,
      {tag: path === '' ? [tagOfBasePath, outer] : tagOfBasePath},
      async ({page}) => {
        await page.setViewportSize({width: 320, height: 640});
        await page.goto(path);
        const navbar = page.getByRole('navigation', {name: 'Main'});
        await expect(navbar.getByRole('button', {name: 'Search'})).toHaveCount(0);
        const width = await page.locator('html').evaluate(({scrollWidth}) => scrollWidth);
        expect(width, 'the page scrolls sideways').toBeLessThanOrEqual(320);
        await navbar.getByRole('link', {name: 'All posts'}).click();
        await expect(page).toHaveURL(/blog\/archive/);
        await navbar.getByRole('link', {name: 'All docs'}).click();
        await expect(page).toHaveURL(/docs$/);
      },
    );
  }

  test('S14 R28 the page of all results says why it has none', async ({page}) => {
    await page.goto('search?q=Modbus');
    const main = page.getByRole('main');
    await expect(main.locator('p')).toContainText('needs JavaScript');
    await main.getByRole('link', {name: 'All docs'}).click();
    await expect(page).toHaveURL(/docs$/);
  });
});
