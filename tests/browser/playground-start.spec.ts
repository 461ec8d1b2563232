import type {Page} from '@playwright/test';
import {samples} from '@markdown-zh/playground/samples';
import {watchShifts} from '../support/layout-shifts';
import {outer} from '../support/ring';
import {editor} from '../support/playground';
import {expect, hydrated, test} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

const path = 'playground';
const [{text: firstText}] = samples;

const field = (page: Page) => page.locator('textarea');
const code = (page: Page) => page.locator('.cm-content');
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]').locator('body');
const findings = (page: Page) => page.getByRole('region', {name: '为什么不生效'});

/** Holds back scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The places of the first and the last character of the text, and of the results in a document, on the screen. */
async function places(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const area = document.querySelector('textarea');
    const line = document.querySelector('.cm-line');
    const element = area ?? line;
    if (!element) {
      return [];
    }
    const {left, top, right} = element.getBoundingClientRect();
    const {paddingLeft, paddingTop, paddingRight} = getComputedStyle(element);
    return [
      left + parseFloat(paddingLeft),
      top + window.scrollY + parseFloat(paddingTop),
      right - parseFloat(paddingRight),
    ].map(Math.round);
  });
}

/** The places and sizes of the blocks of a result, on the screen. */
function blocksOf(blocks: readonly Element[], from: {readonly x: number; readonly y: number}) {
  return blocks.map((block) => {
    const {x, y, width, height} = block.getBoundingClientRect();
    return [x + from.x, y + from.y + window.scrollY, width, height].map(Math.round);
  });
}

test.describe('S26 without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('S26 the HTML of the playground contains text, preview and findings', async ({page}) => {
    const answer = await page.goto(path);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('他说**「好」**就走了');
    const main = page.getByRole('main');
    await expect(main.locator('pre').first()).toContainText('# 加粗为什么不生效');
    await expect(main.getByRole('heading', {level: 2, name: '加粗为什么不生效'})).toBeVisible();
    await expect(main.locator('strong', {hasText: '逗号在外面'})).toBeVisible();
    await expect(findings(page)).toContainText('4 found');
    await expect(findings(page).getByText('第 3 行：', {exact: false}).last()).toBeVisible();
    await expect(
      findings(page)
        .getByRole('link', {name: /CommonMark/})
        .first(),
    ).toBeVisible();
  });
});

for (const size of [
  {width: 1280, height: 900},
  {width: 390, height: 844},
]) {
  test(`S26 nothing moves when scripts, editor and frame come over a slow line, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const shifts = await watchShifts(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 100 * 1024, // leaves time to see the first results
      uploadThroughput: 90 * 1024,
    });
    await page.goto(path);
    await expect(field(page)).toBeVisible();
    const before = await places(page);
    await hydrated(page);
    expect(await places(page)).toEqual(before);
    // A phone shows one part at a time.
    const isPhone = size.width < 768;
    if (isPhone) {
      await page.getByRole('radio', {name: 'Result'}).check({force: true});
    }
    const shown = page.locator('[data-start] > *');
    const results = await shown.evaluateAll(blocksOf, {x: 0, y: 0});
    expect(results.length).toBeGreaterThan(3);
    if (!isPhone) {
      await shown.last().scrollIntoViewIfNeeded();
      await findings(page).hover();
    }
    await page.getByRole('region', {name: 'Results'}).scrollIntoViewIfNeeded();
    const slowly = {timeout: timeLimit(60_000)};
    await expect(code(page)).toBeAttached(slowly);
    await expect(shown).toHaveCount(0, slowly);
    const {x = 0, y = 0} = (await page.locator('iframe').boundingBox()) ?? {};
    const scrolled = await page.evaluate(() => window.scrollY);
    const framed = preview(page).locator('.block > *');
    expect(await framed.evaluateAll(blocksOf, {x, y: y + scrolled})).toEqual(results);
    if (isPhone) {
      await page.getByRole('radio', {name: 'Text'}).check({force: true});
    }
    await expect(code(page)).toBeVisible();
    expect(await places(page)).toEqual(before);
    expect(await shifts()).toEqual([]);
  });
}

test('S26 a text typed before any script keeps its cursor, in the plain field and in the editor', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path, {waitUntil: 'commit'});
  await field(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('早先的字');
  release();
  await hydrated(page);
  await expect(code(page)).toBeFocused();
  await page.keyboard.type('，后来的');
  await expect(code(page).locator('.cm-line').first()).toHaveText(
    '早先的字，后来的# 加粗为什么不生效',
  );
  await expect(preview(page)).toContainText('早先的字，后来的');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(code(page).locator('.cm-line').first()).toHaveText('# 加粗为什么不生效');
});

test('S26 selection and scroll position stay when the editor comes', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await page.goto(path);
  await hydrated(page);
  const release = await holdScripts(page);
  await field(page).fill(Array.from({length: 90}, (_, line) => `第${line}行`).join('\n\n'));
  const scroll = await field(page).evaluate((area: HTMLTextAreaElement) => {
    const at = area.value.indexOf('第40行');
    area.setSelectionRange(at, at + 4);
    area.scrollTop = 600;
    return area.scrollTop;
  });
  release();
  await expect(code(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('第40行');
  expect(await page.locator('.cm-scroller').evaluate(({scrollTop}) => scrollTop)).toBe(scroll);
});

test(
  'S26 an input method composes to its end before the editor comes',
  {tag: outer},
  async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    const release = await holdScripts(page);
    await field(page).fill('');
    const session = await page.context().newCDPSession(page);
    const composition = {text: 'zhong', selectionStart: 5, selectionEnd: 5};
    await session.send('Input.imeSetComposition', composition);
    release();
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(field(page)).toBeFocused();
    await session.send('Input.insertText', {text: '中'});
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveText('中');
  },
);

test('X43 an address that changes while the page starts brings its text', async ({page}) => {
  for (const wait of [0, 5, 20, 50, 100, 200]) {
    await page.goto('about:blank');
    await page.goto(`${path}#text=first`, {waitUntil: 'commit'});
    await field(page).or(code(page)).waitFor();
    await page.evaluate(async (milliseconds) => {
      await new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });
      window.location.hash = 'text=second';
    }, wait);
    await hydrated(page);
    await expect(editor(page), `after ${wait} ms`).toHaveText('second');
  }
});

test('S26 a menu opened before any script shows its items', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(path, {waitUntil: 'commit'});
  await page.locator('summary', {hasText: 'Examples'}).click();
  release();
  await hydrated(page);
  await expect(page.getByRole('button', {name: samples[0].title})).toBeVisible();
});

test('S26 a view chosen before any script stays chosen', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(path, {waitUntil: 'commit'});
  await page.getByText('Syntax tree', {exact: true}).click();
  await page.getByLabel('Parse as').selectOption('CommonMark');
  await page.getByLabel('Platform').selectOption('Hexo');
  release();
  await hydrated(page);
  await expect(page.getByRole('tree')).toBeVisible();
  await expect(page.getByRole('radio', {name: 'Syntax tree'})).toBeChecked();
  await expect(page.getByLabel('Parse as')).toHaveValue('commonmark');
  await expect(page.getByLabel('Platform')).toHaveValue('hexo');
});

test('S26 a text of the address or of the tab takes the first one’s place, and nothing around it moves', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(`${path}#text=${encodeURIComponent('# 别的\n\n#没有空格\n')}`);
  await expect(preview(page).getByRole('heading', {name: '别的'})).toBeVisible();
  await expect(findings(page).getByRole('status')).toHaveText('1 found');
  await expect(code(page).locator('.cm-line').first()).toHaveText('# 别的');
  expect(await shifts()).toEqual([]);
  await code(page).focus();
  await page.keyboard.type('我');
  await page.waitForTimeout(600);
  await page.goto('blog');
  await page.goto(path);
  await expect(code(page).locator('.cm-line').first()).toHaveText('我# 别的');
});

test('S26 results of the first text are not shown beside another one', async ({page}) => {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('[data-start]')).not.toHaveCount(0);
  await expect(findings(page).getByRole('listitem')).toHaveCount(4);
  const release = await holdScripts(page);
  await page.evaluate(() => {
    window.location.hash = `text=${encodeURIComponent('#没有空格')}`;
  });
  await expect(field(page)).toHaveValue('#没有空格');
  await expect(page.locator('[data-start]')).toHaveCount(0);
  await expect(findings(page).getByRole('listitem')).toHaveCount(0);
  release();
  await expect(preview(page)).toHaveText('#没有空格');
  await expect(findings(page).getByRole('listitem')).toHaveCount(1);
});

test.describe('S26 when code does not load', () => {
  test.use({expectedMessages: /ChunkLoadError|ERR_FAILED|Failed to load|\[object Event\]/});

  test('S26 without the editor, the plain field renders, finds, mends and keeps', async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', async (route) => {
      const answer = await route.fetch();
      const isEditor = (await answer.text()).includes('cm-content');
      await (isEditor ? route.abort() : route.fulfill({response: answer}));
    });
    await editor(page).fill('**真，**她说');
    await expect(preview(page)).toContainText('**真，**她说');
    await expect(findings(page).getByRole('status')).toHaveText('1 found');
    await findings(page)
      .getByRole('button', {name: /^第 1 行/})
      .click();
    await expect(field(page)).toBeFocused();
    await findings(page).getByRole('listitem').getByRole('button').last().click();
    await expect(field(page)).toHaveValue('**真**，她说');
    await expect(preview(page).locator('strong')).toHaveText('真');
    await page.keyboard.press('Control+z');
    await expect(field(page)).toHaveValue('**真，**她说');
    await page.waitForTimeout(600);
    await page.unrouteAll();
    await page.reload();
    await expect(code(page)).toHaveText('**真，**她说');
  });

  test('S26 without frame and workers, the first results stay', async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route(/\.js$|playground-frame/, (route) => route.abort());
    await field(page).focus();
    await page.waitForTimeout(500);
    await expect(page.getByRole('main').locator('strong', {hasText: '逗号在外面'})).toBeVisible();
    await expect(findings(page).getByRole('listitem')).toHaveCount(4);
    await expect(field(page)).toHaveValue(firstText);
  });
});
