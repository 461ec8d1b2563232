import type {Locator, Page} from '@playwright/test';
import {groups} from '@markdown-zh/platforms/groups';
import {features} from '@markdown-zh/platforms/features';
import {findViolations} from '../support/axe';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';

const path = 'compatibility';
const phone = {width: 390, height: 844};

const comparison = (page: Page) => page.getByRole('region', {name: '并排比较平台'});
const fields = (page: Page) =>
  page.getByRole('group', {name: 'Compare platforms'}).getByRole('combobox');

/** The table of what differs; what agrees is folded. */
const differences = (page: Page) => comparison(page).getByRole('table').first();
const heads = (page: Page) => differences(page).getByRole('columnheader');

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(path + search);
  await hydrated(page);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error('It is not shown.');
  }
  return box;
}

/** Where an element is once the navbar has hidden or returned. */
async function settledTop(element: Locator): Promise<number> {
  let top = NaN;
  await expect
    .poll(async () => {
      const before = top;
      top = (await boxOf(element)).y;
      return top === before;
    })
    .toBe(true);
  return Math.round(top);
}

test('X34 platforms stand side by side in the first screen: contrasts first, what agrees in one line', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page);
  for (const field of await fields(page).all()) {
    await expect(field).toBeInViewport({ratio: 1});
  }
  await expect(heads(page)).toHaveText(['写法', 'GitHub', 'Typora', /^语雀/]);

  const highlight = differences(page).getByRole('row').nth(1);
  await expect(highlight.getByRole('rowheader')).toContainText('高亮');
  await expect(highlight.getByRole('cell')).toContainText(['不支持', '部分', '支持']);
  const typora = highlight.getByRole('cell').nth(1);
  await expect(typora).toContainText(/先在偏好设置里打开.*2026-11-21/s);
  await expect(typora.getByRole('link', {name: 'Markdown Reference'})).toHaveAttribute(
    'href',
    'https://support.typora.io/Markdown-Reference/',
  );

  const alike = comparison(page).getByText(/^\d+ 种写法结果相同：.*表格/);
  const tables = comparison(page).getByRole('rowheader', {name: '表格'});
  await expect(tables).toBeHidden();
  await alike.click();
  await expect(tables).toBeVisible();
  await expect(comparison(page).getByRole('rowheader')).toHaveCount(features.length);
});

test('X35 a choice is in the address; Back and Forward return it, and the page does not move', async ({
  page,
  baseURL,
}) => {
  await open(page);
  await page.evaluate(() => {
    scrollTo(0, 120);
  });
  await fields(page).nth(0).selectOption('Hexo');
  await expect(page).toHaveURL(`${baseURL}compatibility?platforms=hexo,typora,yuque`);
  await fields(page).nth(3).selectOption('微信公众号');
  await expect(page).toHaveURL(/\?platforms=hexo,typora,yuque,wechat$/);
  await fields(page).nth(1).selectOption('Remove');
  await expect(page).toHaveURL(/\?platforms=hexo,yuque,wechat$/);
  await expect(heads(page)).toHaveText(['写法', 'Hexo', /^语雀/, /^微信公众号/]);
  expect(await page.evaluate(() => scrollY)).toBe(120);
  await expect(
    fields(page).nth(0).getByRole('option', {name: '语雀', includeHidden: true}),
  ).toBeDisabled();

  await page.goBack();
  await expect(heads(page)).toHaveText(['写法', 'Hexo', 'Typora', /^语雀/, /^微信公众号/]);
  await page.goBack();
  await page.goBack();
  await expect(heads(page)).toHaveText(['写法', 'GitHub', 'Typora', /^语雀/]);
  await page.goForward();
  await expect(heads(page)).toHaveText(['写法', 'Hexo', 'Typora', /^语雀/]);

  await page.reload();
  await hydrated(page);
  await expect(heads(page)).toHaveText(['写法', 'Hexo', 'Typora', /^语雀/]);
});

test('X35 an address says which of its names are unknown, and which do not fit', async ({page}) => {
  const problem = comparison(page).getByRole('status').first();
  await open(page, '?platforms=hugo,nope,<b>,语雀');
  await expect(problem).toHaveText('The address names no platform of this table: nope, <b>.');
  await expect(heads(page)).toHaveText(['写法', 'Hugo', /^语雀/]);
  await fields(page).nth(2).selectOption('Hexo');
  await expect(problem).toBeEmpty();

  await open(page, '?platforms=github,gitlab,gitee,hugo,hexo');
  await expect(problem).toHaveText('Only four fit side by side. Not shown: Hexo.');
  await open(page, '?platforms=nope');
  await expect(heads(page)).toHaveText(['写法', 'GitHub', 'Typora', /^语雀/]);
});

test('X35 a choice that comes before the scripts is kept', {tag: outer}, async ({page}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector('select');
      if (field) {
        field.value = 'hexo';
      }
    });
  });
  await open(page);
  await expect(page).toHaveURL(/\?platforms=hexo,typora,yuque$/);
  await expect(heads(page).nth(1)).toHaveText('Hexo');
});

test('X36 the picker works by keyboard alone; a run of arrow keys is one step back', async ({
  page,
}) => {
  await open(page);
  await fields(page).first().focus();
  for (const name of ['GitLab', 'Gitee']) {
    await page.keyboard.press('ArrowDown');
    await expect(heads(page).nth(1)).toHaveText(name);
  }
  await page.keyboard.press('Tab');
  await expect(fields(page).nth(1)).toBeFocused();
  await page.keyboard.type('Disc');
  await expect(heads(page).nth(2)).toContainText('Discourse');
  await expect(comparison(page).getByText(/种写法的结果或条件不同/)).toHaveRole('status');
  await page.goBack();
  await expect(heads(page)).toHaveText(['写法', 'Gitee', 'Typora', /^语雀/]);
  await page.goBack();
  await expect(heads(page)).toHaveText(['写法', 'GitHub', 'Typora', /^语雀/]);
});

test('X36 on a phone each feature is a card with the platforms as its rows', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '?platforms=discourse,stack-overflow,wechat,hexo');
  for (const field of await fields(page).all()) {
    await expect(field).toBeInViewport({ratio: 1});
  }
  const card = differences(page).getByRole('row').nth(0);
  await expect(heads(page).first()).toBeHidden();
  const tops: number[] = [];
  for (const [index, name] of ['Discourse', 'Stack Overflow', '微信公众号', 'Hexo'].entries()) {
    const cell = card.getByRole('cell').nth(index);
    await expect(cell).toContainText(name);
    const box = await boxOf(cell);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(phone.width);
    tops.push(box.y);
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(tops.length);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(await findViolations(page, {include: 'main'})).toEqual([]);
});

test('X36 the whole page passes axe, unfolded, in both modes', {tag: outer}, async ({page}) => {
  await open(page, '?platforms=hexo,nope');
  await comparison(page)
    .getByText(/种写法结果相同/)
    .click();
  expect(await findViolations(page, {include: 'main'})).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(await findViolations(page, {include: 'main'})).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('X36 the table of all platforms is whole, and no picker is shown', async ({page}) => {
    await page.goto(path);
    await expect(fields(page)).toHaveCount(0);
    const all = page.getByRole('table', {name: ''}).filter({hasText: '代码托管'});
    const names = groups.flatMap(({platforms}) => platforms.map(({name}) => name));
    for (const name of names) {
      const row = all.getByRole('row').filter({has: page.getByRole('rowheader', {name})});
      await expect(row.first().getByRole('cell')).toHaveCount(features.length);
    }
    await expect(all.getByText('2026-11-27').first()).toBeVisible();
  });
});

test('X37 the head of a comparison stays below the navbar, and moves up when that hides', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page);
  const head = heads(page).nth(1);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await differences(page).getByRole('row').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => settledTop(head)).toBe(0);
  await page.mouse.wheel(0, -60);
  await expect
    .poll(async () => (await settledTop(head)) - Math.round((await boxOf(navbar)).height))
    .toBeLessThanOrEqual(1);
  expect(await settledTop(head)).toBeGreaterThan(0);
});

for (const [name, viewport] of [
  ['a laptop', {width: 1366, height: 650}],
  ['a phone', phone],
] as const) {
  test(`X37 on ${name} the head and the platforms of the table of all stay while it scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page);
    const all = page.getByRole('table').filter({hasText: '代码托管'});
    await expect(all.getByRole('rowheader', {name: '代码托管'})).toHaveAttribute(
      'scope',
      'rowgroup',
    );
    await expect(all.getByRole('columnheader').nth(1)).toContainText('HTML 标签');
    const scroller = all.locator('..');
    await scroller.scrollIntoViewIfNeeded();
    const [head, platform] = [
      all.getByRole('columnheader').first(),
      all.getByRole('rowheader', {name: 'Typora'}),
    ];
    await scroller.evaluate((element) => {
      element.scrollTo({left: 500, top: 700, behavior: 'instant'});
    });
    const frame = await boxOf(scroller);
    expect(Math.abs((await boxOf(head)).y - frame.y)).toBeLessThanOrEqual(1);
    expect(Math.abs((await boxOf(head)).x - frame.x)).toBeLessThanOrEqual(1);
    expect(Math.abs((await boxOf(platform)).x - frame.x)).toBeLessThanOrEqual(1);
    expect(frame.height).toBeLessThan(viewport.height);
  });
}

test('X37 a link to a group leads to it, below the head of the table', async ({page}) => {
  await open(page);
  await page.getByRole('link', {name: '笔记与编辑器'}).click();
  const all = page.getByRole('table').filter({hasText: '代码托管'});
  const group = all.getByText('笔记与编辑器', {exact: true});
  await expect(group).toBeInViewport({ratio: 1});
  const head = await boxOf(all.getByRole('columnheader').first());
  const navbar = await boxOf(page.getByRole('navigation', {name: 'Main'}));
  expect(head.y).toBeGreaterThanOrEqual(navbar.y + navbar.height - 1);
  expect((await boxOf(group)).y).toBeGreaterThanOrEqual(head.y + head.height - 1);
});

test('X35 the playground leads to its platform beside another', {tag: outer}, async ({page}) => {
  await page.goto(`playground#text=${encodeURIComponent('~~甲~~')}`);
  await hydrated(page);
  await page.getByLabel('Platform').selectOption('Hexo');
  await page.getByText(/^在 Hexo 上/).click();
  await page.getByRole('link', {name: '与别的平台并排比较'}).click();
  await expect(heads(page)).toHaveText(['写法', 'Hexo', 'GitHub']);
});
