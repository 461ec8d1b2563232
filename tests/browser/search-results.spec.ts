import {navbarLabels} from '../../site/navbar';
import {fieldOf, markedWords, openBox, optionsOf} from '../support/search';
import {tagOfBasePath} from '../support/sites';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';

const article = 'blog/rs485-vs-can';

for (const [how, query, title, tag = []] of [
  ['a term of Chinese', '终端电阻', 'RS485 与 CAN', [tagOfBasePath]],
  ['a complaint', '加粗不生效', '为什么不生效'],
  ['a word of English, in any case', 'modbus', 'RS485 与 CAN'],
  ['the beginning of a word', 'wiregu', 'VPN'],
  ['a word and a number together', 'RS485总线', 'RS485 与 CAN'],
  ['full-width characters', 'ｒｓ４８５', 'RS485 与 CAN'],
  ['traditional characters', '鴻蒙', 'HarmonyOS'],
  ['pinyin', 'cuti', '基本语法'],
  ['two words', 'PPI 计算', '屏幕尺寸计算'],
  ['an option of a command', '--save-dev', '检查 Markdown 的最小配置'],
  ['a homophone', '终端电组', 'RS485 与 CAN'],
] as const) {
  test(
    `S11 B7 ${how} finds its page, without any other origin`,
    {
      tag: [...tag, ...(how === 'pinyin' || tag.length > 0 ? [] : [outer])],
    },
    async ({page, baseURL}) => {
      const foreign: string[] = [];
      page.context().on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '')) {
          foreign.push(request.url());
        }
      });
      const box = await openBox(page);
      await box.fill(query);
      await expect(page.getByRole('listbox').getByRole('group', {name: title})).not.toHaveCount(0);
      expect(foreign).toEqual([]);
    },
  );
}

test('S11 results stand by page, with section and breadcrumb, their matches marked', async ({
  page,
}) => {
  const box = await openBox(page);
  await box.fill('替代文字');
  const found = page.getByRole('listbox').getByRole('group', {name: '图片与截图工具'});
  await expect(found).toContainText('Markdown 文档 › 工具');
  const section = found.getByRole('option', {name: /^替代文字怎么写/});
  await expect(section.locator('mark').first()).toHaveText('替代文字');
});

test('S11 a typo is corrected, with a message in the box', async ({page}) => {
  const box = await openBox(page);
  await box.fill('modbsu');
  await expect(page.getByRole('dialog').getByText('Results for modbus')).toBeVisible();
});

test(
  'S12 Enter opens the section, with the match marked until Escape',
  {tag: tagOfBasePath},
  async ({page}) => {
    const box = await openBox(page);
    await box.fill('终端电阻');
    const first = optionsOf(page).first();
    await expect(first).toBeVisible();
    const hash = new URL((await first.getAttribute('href')) ?? '', page.url()).hash.split(':~:')[0];
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(article));
    expect(new URL(page.url()).hash).toBe(hash);
    await expect.poll(() => markedWords(page)).toContain('终端电阻');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(await markedWords(page)).toEqual([]);
  },
);

test(
  'S12 marks go with the next navigation, and come back with it',
  {tag: outer},
  async ({page}) => {
    const box = await openBox(page);
    await box.fill('终端电阻');
    await optionsOf(page).first().click();
    await expect.poll(() => markedWords(page)).not.toEqual([]);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: navbarLabels.tutorial})
      .click();
    await expect(page).toHaveURL(/docs/);
    await expect.poll(() => markedWords(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => markedWords(page)).not.toEqual([]);
  },
);

test(
  'S12 R28 the page of all results has an address, to which Back returns',
  {tag: tagOfBasePath},
  async ({page}) => {
    const box = await openBox(page);
    await box.fill('Markdown');
    await page.getByRole('link', {name: /All results/}).click();
    await expect(page).toHaveURL(/search\?q=Markdown/);
    await expect(page).toHaveTitle('Search: Markdown | Markdown 中文');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const headings = page.getByRole('main').getByRole('heading', {level: 2});
    await expect(headings).toHaveCount(20);
    await page.getByRole('button', {name: /Show more/}).click();
    await expect.poll(() => headings.count()).toBeGreaterThan(20);

    await page.getByRole('searchbox').fill('Modbus');
    await expect(page).toHaveURL(/search\?q=Modbus/);
    await page
      .getByRole('main')
      .getByRole('link', {name: /Modbus/})
      .first()
      .click();
    await expect.poll(() => markedWords(page)).toContain('Modbus');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('Modbus');
  },
);

test('S12 an address with a query is answered', {tag: [tagOfBasePath, outer]}, async ({page}) => {
  await page.goto(`search?q=${encodeURIComponent('终端电阻')}`);
  await hydrated(page);
  await expect(page.getByRole('searchbox')).toHaveValue('终端电阻');
  await expect(page.getByRole('heading', {name: /RS485 与 CAN/}).first()).toBeVisible();
});

test('S13 recent searches are offered again, and cleared', async ({page}) => {
  const box = await openBox(page);
  await box.fill('Modbus');
  await optionsOf(page).first().click();
  await expect.poll(() => markedWords(page)).toContain('Modbus'); // the new page is shown
  await page.keyboard.press('/');
  await page.getByRole('button', {name: 'Modbus'}).click();
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  await fieldOf(page).fill('');
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page.getByRole('button', {name: 'Modbus'})).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBeNull();
});

test(
  'S13 nothing found says what to try, with links that close the box',
  {tag: tagOfBasePath},
  async ({page}) => {
    const box = await openBox(page, 'docs/intro');
    await box.fill('zzqqxxww');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Nothing found for zzqqxxww.')).toBeVisible();
    await expect(dialog.getByRole('link', {name: 'All posts'})).toBeVisible();
    await dialog.getByRole('link', {name: 'All docs'}).click();
    await expect(page).toHaveURL(/docs$/);
    await expect(dialog).toHaveCount(0);
  },
);

for (const path of ['', 'search'] as const) {
  test(
    `S13 an empty field on /${path} offers what can be typed`,
    {tag: path === '' ? [] : outer},
    async ({page}) => {
      const field = path === '' ? await openBox(page) : page.getByRole('searchbox');
      if (path !== '') {
        await page.goto(path);
      }
      await page.getByRole('button', {name: 'rs485'}).click();
      await expect(field).toHaveValue('rs485');
      await expect(field).toBeFocused();
      await expect(page.getByText(/^RS485 与 CAN/).first()).toBeVisible();
    },
  );
}
