import {readFileSync} from 'node:fs';
import {iconTags, manifestFile} from '../../site/icons';
import {papers} from '../../src/css/tokens';
import {watchShifts} from '../support/layout-shifts';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';

test('every icon that the head and the manifest name is served as what it is', async ({
  page,
  request,
}) => {
  await page.goto('docs/contact');
  const {icons} = (await (await request.get(manifestFile)).json()) as {icons: {src: string}[]};
  for (const {attributes} of iconTags('/')) {
    await expect(page.locator(`link[href="${attributes.href}"]`)).toHaveCount(1);
  }
  const files = [
    ...iconTags('').map(({attributes}) => attributes.href),
    ...icons.map(({src}) => src),
  ];
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    // The test host does not know .ico.
    if (!file.endsWith('.ico')) {
      expect(response.headers()['content-type'], file).toMatch(/^image\/|manifest\+json/);
    }
  }
});

test('the colour of the browser around the page is that of its paper, in either mode', async ({
  page,
}) => {
  const {light, dark} = papers(readFileSync('src/css/tokens.css', 'utf8'));
  const colour = page.locator('meta[name="theme-color"]');
  await page.goto('docs/contact');
  await expect(colour).toHaveAttribute('content', light);
  await hydrated(page);
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(colour).toHaveAttribute('content', dark);
  await expect(colour).toHaveCount(1);
});

test.describe('an unknown address', () => {
  test.use({expectedMessages: /status of 404/});

  test('R26 E6 a mistyped one is offered the nearest page, which opens', async ({page}) => {
    await page.goto('docs/tutorial-basics/basic-sintax');
    await hydrated(page);
    const offer = page.getByRole('status').getByRole('link').first();
    await expect(offer).toHaveText('/docs/tutorial-basics/basic-syntax');
    await offer.click();
    await expect(page).toHaveURL(/\/docs\/tutorial-basics\/basic-syntax$/);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
  });

  test('R26 E6 nothing moves when the nearest page comes', async ({page}) => {
    for (const viewport of [
      {width: 390, height: 844},
      {width: 1366, height: 650},
    ]) {
      await page.setViewportSize(viewport);
      const shifts = await watchShifts(page);
      await page.goto('docs/tutorial-basics/basic-sintax');
      await expect(page.getByRole('status').getByRole('link').first()).toBeVisible();
      expect(await shifts()).toEqual([]);
    }
  });

  test('R26 D7 the hidden blog is not among the pages offered', async ({page}) => {
    await page.goto('icms/tags/linus');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main')).toContainText('The page may have moved');
    await expect(page.getByRole('main').locator('a[href*="/icms"]')).toHaveCount(0);
  });

  test('R26 the search field of the page leads to the results', {tag: outer}, async ({page}) => {
    await page.goto('nothing');
    await page.getByRole('searchbox', {name: 'Search the site'}).fill('脚注');
    await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

test('R3 R4 R5 R9 the lists of a blog lead to each other, and say where one is', async ({page}) => {
  for (const [path, name] of [
    ['blog', 'Posts'],
    ['blog/archive', 'Archive'],
    ['blog/tags', 'Tags'],
    ['icms/authors', 'Authors'],
  ] as const) {
    await page.goto(path);
    const ways = page.getByRole('navigation', {name: 'Browse posts'});
    await expect(ways.getByRole('link')).toHaveText(['Posts', 'Archive', 'Tags', 'Authors']);
    await expect(ways.locator('[aria-current="page"]')).toHaveText(name);
    const [blog = ''] = path.split('/');
    await expect(ways.getByRole('link', {name: 'Tags'})).toHaveAttribute(
      'href',
      new RegExp(`/${blog}/tags$`),
    );
  }
});
