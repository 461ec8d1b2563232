import {workerFile} from '../../site/offline';
import {expect, test, untilControlled, untilStored} from '../support/offline';
import {hydrated} from '../support/test';
import {outer} from '../support/ring';

test('O1 a page of the first visit opens without a network, as it was', async ({page, site}) => {
  await page.goto('docs/intro');
  await untilStored(page, '/docs/intro');
  site.cut();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Markdown');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const pictures = page.locator('img:visible');
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test(
  'O1 pages of in-site navigation are stored, and lead to each other without a network',
  {tag: outer},
  async ({page, site}) => {
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await page.goto('docs/intro');
    await untilControlled(page);
    await sidebar.getByRole('link', {name: '速查表'}).click();
    await untilStored(page, '/docs/cheat-sheet');
    await page.goto('blog/rs485-vs-can/rs485-bias');
    await untilStored(page, '/blog/rs485-vs-can/rs485-bias');
    site.cut();
    await page.goto('docs/intro?from=elsewhere#none');
    await hydrated(page);
    await sidebar.getByRole('link', {name: '速查表'}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('速查表');
    await page.goto('blog/rs485-vs-can/rs485-bias');
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toContainText('RS485');
    // A calculator, which loads more than the page's own files.
    await expect(page.locator('output').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('O1 T9 with a network a page comes from there, and storing it asks for nothing again', async ({
  page,
  site,
}) => {
  await page.goto('docs/intro');
  await untilStored(page, '/docs/intro');
  await untilControlled(page);
  site.asked.length = 0;
  await page.goto('docs/about');
  await untilStored(page, '/docs/about');
  expect(site.asked.filter((path) => path === '/docs/about')).toHaveLength(1);
  const twice = site.asked.filter(
    (path, index) => path !== `/${workerFile}` && site.asked.indexOf(path) < index,
  );
  expect(twice).toEqual([]);
  await page.goto('docs/intro');
  expect(site.asked).toContain('/docs/intro');
});

test('O2 a page that was not stored says so with its address, lists what is, and tries again', async ({
  page,
  site,
}) => {
  await page.goto('docs/intro');
  await untilStored(page, '/docs/intro');
  site.cut();
  await page.goto('docs/contact?a=1#b');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Read offline');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('/docs/contact?a=1#b is not saved on this device');
  await notice.getByRole('button', {name: 'Retry'}).click();
  await expect(notice).toContainText('/docs/contact?a=1#b');
  await page
    .getByRole('main')
    .getByRole('link', {name: /从零开始认识/})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('从零开始认识');
  await page.goBack();
  await expect(notice).toContainText('/docs/contact');
  site.repair();
  await notice.getByRole('button', {name: 'Retry'}).click();
  await expect(page).toHaveURL(/\/docs\/contact\?a=1#b$/);
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'O2 E1 a link to a page that was not stored: one load, then the same',
  {tag: outer},
  async ({page, site}) => {
    await page.goto('docs/intro');
    await untilStored(page, '/docs/intro');
    await untilControlled(page);
    site.cut();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: '速查表'})
      .click();
    await expect(page.getByRole('alert')).toContainText('/docs/cheat-sheet is not saved');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await hydrated(page);
    expect(loads).toBe(1);
  },
);
