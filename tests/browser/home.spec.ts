import type {Page} from '@playwright/test';
import {findOut, learn, lookUp, samples} from '../../site/home';
import {readArticles} from '../support/content';
import {expect, hydrated, test} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

const sheet = (page: Page) => page.getByRole('region', {name: '试写 Markdown'});
const result = (page: Page) => sheet(page).getByRole('group', {name: '得到'});

/** Opens the page, and returns a list to which all its requests are added. */
async function openHome(page: Page): Promise<readonly string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return requests;
}

test('R1 the home page renders what a visitor types, by an engine that comes with the first touch', async ({
  page,
}) => {
  const requests = await openHome(page);
  await expect(result(page).getByRole('listitem')).toHaveCount(2);
  const before = requests.length;

  const field = sheet(page).getByRole('textbox', {name: '写下'});
  await field.fill('**真**，她说');
  await expect(result(page).locator('strong')).toHaveText('真');
  expect(requests.length).toBeGreaterThan(before);
  await expect(sheet(page).getByRole('status')).toHaveText('Nothing found'); // by then the rules have also loaded
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

test('S23 the editor of the home page says what is wrong as the playground does, with the remedy in place', async ({
  page,
}) => {
  const requests = await openHome(page);
  const field = sheet(page).getByRole('textbox', {name: '写下'});
  await field.click();
  await expect(result(page).getByRole('listitem')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await field.fill('这是**重点：**一定要看。');
  const findings = sheet(page).getByRole('region', {name: '为什么不生效'});
  await expect(findings.getByRole('status')).toHaveText('1 found');
  expect(requests.length).toBeGreaterThan(before); // the rules load only when a reader writes
  await findings.getByRole('button', {name: '第 1 行：结尾的星号夹在标点和文字之间'}).click();
  await expect(field).toBeFocused();
  await expect
    .poll(() => field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd))
    .toBeGreaterThan(0);
  await findings.getByRole('button', {name: '让结尾的星号挨着文字'}).click();
  await expect(field).toHaveValue('这是**重点**：一定要看。');
  await expect(result(page).locator('strong')).toHaveText('重点');
  await expect(findings.getByRole('status')).toHaveText('Nothing found');
  await expect(findings.getByRole('listitem')).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('这是**重点：**一定要看。');
  await expect(findings.getByRole('status')).toHaveText('1 found');
});

test('R1 a sample that took the place of what a visitor wrote gives it back', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  const field = sheet(page).getByRole('textbox', {name: '写下'});
  await field.fill('我的**字**');
  const sample = sheet(page).getByRole('button', {name: samples[1].label, exact: true});
  await sample.click();
  await expect(sample).toBeFocused();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('我的**字**');
  await expect(result(page).locator('strong')).toHaveText('字');
});

test('S23 F17 of a text that is nested too deeply, a sentence has the line, and the next one is diagnosed', async ({
  page,
}) => {
  await page.goto('');
  await hydrated(page);
  const field = sheet(page).getByRole('textbox', {name: '写下'});
  await field.fill('>'.repeat(20_000));
  const status = sheet(page).getByRole('region', {name: '为什么不生效'}).getByRole('status');
  await expect(sheet(page).getByText('第 1 行：这里有引用或列表')).toBeVisible({
    timeout: timeLimit(30_000),
  });
  await field.fill('#标题');
  await expect(status).toHaveText('1 found');
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
    .filter(({frontMatter}) => frontMatter.series_position === undefined)
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
