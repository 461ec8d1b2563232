import type {Page} from '@playwright/test';
import {findOut, learn, lookUp, samples} from '../../site/home';
import {readArticles} from '../support/content';
import {expect, hydrated, test} from '../support/test';

const sheet = (page: Page) => page.getByRole('region', {name: '试写 Markdown'});
const result = (page: Page) => sheet(page).getByRole('group', {name: '得到'});

test('R1 the home page renders what a visitor types, by an engine that comes with the first touch', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(result(page).getByRole('listitem')).toHaveCount(2);
  const before = requests.length;

  const field = sheet(page).getByRole('textbox', {name: '写下'});
  await field.fill('**真**，她说');
  await expect(result(page).locator('strong')).toHaveText('真');
  expect(requests.length).toBeGreaterThan(before);
  const loaded = requests.length;
  await field.fill('~~假~~');
  await expect(result(page).locator('del')).toHaveText('假');
  expect(requests).toHaveLength(loaded);
});

test('R1 every sample can be tried, and taken to the playground', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  for (const {label, source} of samples.slice(1)) {
    await sheet(page).getByRole('button', {name: label, exact: true}).click();
    await expect(sheet(page).getByRole('textbox')).toHaveValue(source);
  }
  await expect(result(page).locator('p').first()).toHaveText('**真，**她说。');
  await sheet(page).getByRole('link', {name: 'Playground'}).hover();
  await expect(sheet(page).getByRole('link', {name: 'Playground'})).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent('她说')),
  );
});

test.describe('the engine does not load', () => {
  test.use({expectedMessages: /ChunkLoadError|Loading chunk|ERR_FAILED|\[object Event\]/});

  test('R1 what was typed stays, the page says so, and the next key tries again', async ({
    page,
  }) => {
    await page.goto('');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    const field = sheet(page).getByRole('textbox', {name: '写下'});
    await field.fill('*一*');
    await expect(sheet(page).getByRole('alert')).toContainText('没有加载成功');
    await expect(field).toHaveValue('*一*');
    await page.unrouteAll();
    await field.fill('*二*');
    await expect(result(page).locator('em')).toHaveText('二');
    await expect(sheet(page).getByRole('alert')).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('R1 without JavaScript the sample stands there with its result, and no dead controls', async ({
    page,
  }) => {
    await page.goto('');
    await expect(sheet(page)).toContainText('**8:30**');
    await expect(result(page).locator('strong')).toHaveText('8:30');
    await expect(sheet(page).getByRole('button')).toHaveCount(0);
    await expect(sheet(page).getByRole('textbox')).toHaveCount(0);
  });
});

test('R1 the home page leads to learning, looking up and finding out, and to the newest posts', async ({
  page,
}) => {
  await page.goto('');
  const main = page.getByRole('main');
  for (const {question, link} of [learn, lookUp, findOut]) {
    await expect(main.getByRole('heading', {level: 2, name: question})).toBeVisible();
    await expect(main.getByRole('link', {name: link.label, exact: true})).toHaveAttribute(
      'href',
      new RegExp(`${link.to}$`),
    );
  }
  const newest = readArticles()
    .filter(({file, frontMatter}) => file.startsWith('blog/') && frontMatter.draft !== true)
    .map(({frontMatter}) => ({date: String(frontMatter.date), slug: String(frontMatter.slug)}))
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, 5);
  const posts = main.getByRole('region', {name: '新文章'}).getByRole('listitem');
  await expect(posts).toHaveCount(newest.length);
  for (const [index, {slug}] of newest.entries()) {
    await expect(posts.nth(index).getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`/blog/${slug}$`),
    );
  }
});
