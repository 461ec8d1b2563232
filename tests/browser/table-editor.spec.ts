import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {findViolations} from '../support/axe';
import {outer} from '../support/ring';
import {editor, editorText} from '../support/playground';
import {expect, hydrated, test} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Edit table'});
const grid = (page: Page) => dialog(page).getByRole('grid', {name: 'Table'});
/** The dialog's announcements. */
const announcement = (page: Page) => dialog(page).getByRole('status');
/** The playground's announcements. */
const notice = (page: Page) => page.getByRole('status').first();
/** The cell of the cursor. */
const cell = (page: Page) => grid(page).getByRole('textbox');

async function open(page: Page, text: string): Promise<void> {
  await page.goto(`playground#text=${encodeURIComponent(text)}`);
  await hydrated(page);
  await expect(page.locator('.cm-content')).toBeVisible();
}

/** Opens the table whose line has this text, by keyboard. */
async function openTable(page: Page, line: string): Promise<void> {
  await page.locator('.cm-line').filter({hasText: line}).first().click();
  await page.keyboard.press('F2');
  await expect(cell(page)).toBeFocused({timeout: timeLimit(30_000)});
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

/** The texts of the grid, a line for each row. */
async function cellsOf(page: Page): Promise<string[]> {
  return grid(page)
    .locator('tr:not([aria-hidden])')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td:not(:first-child), th:not(:first-child)')]
          .map((one) => one.querySelector('textarea')?.value ?? one.textContent)
          .join('|'),
      ),
    );
}

async function copy(page: Page, plain: string, html?: string): Promise<void> {
  await page.evaluate(
    async ([text, rich]) => {
      const blob = (content: string, type: string) => new Blob([content], {type});
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': blob(text, 'text/plain'),
          ...(rich !== undefined && {'text/html': blob(rich, 'text/html')}),
        }),
      ]);
    },
    [plain, html] as const,
  );
}

const table =
  '| 城市 | 人口 |\n| --- | --: |\n| 重庆 | 3,191 |\n| 北京 | 2,184 |\n| 上海 | 2,487 |';

test.describe('by keyboard alone', () => {
  test('X15 X16 a table is changed, and written in one step', async ({page}) => {
    await open(page, `前\n\n> ${table.replaceAll('\n', '\n> ')}\n\n后`);
    await openTable(page, '北京');
    expect(await cellsOf(page)).toEqual(['城市|人口', '重庆|3,191', '北京|2,184', '上海|2,487']);

    // Typing writes over a cell, Enter goes below, Escape takes back what was typed.
    await press(page, 'ArrowDown');
    await page.keyboard.type('重庆市');
    await press(page, 'Enter', 'F2', 'End');
    await page.keyboard.type('没有');
    await press(page, 'Escape');
    await expect(cell(page)).toHaveValue('北京');
    await expect(dialog(page)).toBeVisible();

    // Alt+Enter breaks a line; Tab goes on, and adds a row after the last cell.
    await press(page, 'Control+End', 'Enter', 'End', 'Alt+Enter');
    await page.keyboard.type('a|b');
    await press(page, 'Tab');
    await page.keyboard.type('广州');
    await press(page, 'Enter');
    expect((await cellsOf(page)).slice(1)).toEqual([
      '重庆市|3,191',
      '北京|2,184',
      '上海|2,487\na|b',
      '广州|',
    ]);

    // Alt and arrow keys move rows and columns.
    await press(page, 'Alt+ArrowUp', 'Alt+ArrowRight');
    expect((await cellsOf(page)).slice(3)).toEqual(['|广州', '2,487\na|b|上海']);
    await expect(announcement(page)).toHaveText('Column moved to 2');

    await press(page, 'Control+Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(editor(page)).toBeFocused();
    await expect
      .poll(() => editorText(page))
      .toBe(
        [
          '前',
          '',
          '> |          人口 | 城市   |',
          '> | ------------: | ------ |',
          '> |         3,191 | 重庆市 |',
          '> |         2,184 | 北京   |',
          '> |               | 广州   |',
          '> | 2,487<br>a\\|b | 上海   |',
          '',
          '后',
        ].join('\n'),
      );
    await press(page, 'Control+z');
    await expect.poll(() => editorText(page)).toContain('> | 重庆 | 3,191 |\n> | 北京 | 2,184 |');
  });

  test('X15 rows and columns come and go by the menus; each step can be undone', async ({page}) => {
    await open(page, table);
    await openTable(page, '北京');
    await press(page, 'Control+End');
    const choose = async (menu: string, item: string) => {
      await press(page, 'Shift+Tab');
      await expect(dialog(page).getByRole('button', {name: 'Redo'})).toBeFocused();
      await dialog(page).getByText(menu, {exact: true}).focus();
      await press(page, 'Enter', 'Tab');
      const button = dialog(page).getByRole('button', {name: item, exact: true});
      while (!(await button.evaluate((element) => element === document.activeElement))) {
        await press(page, 'Tab');
      }
      await press(page, 'Enter');
      await expect(cell(page)).toBeFocused();
    };
    await choose('Row', 'Insert row above');
    await expect(announcement(page)).toHaveText('Row 3 inserted');
    expect((await cellsOf(page)).slice(2)).toEqual(['北京|2,184', '|', '上海|2,487']);
    await choose('Column', 'Insert column left');
    expect(await cellsOf(page)).toContain('重庆||3,191');
    await choose('Column', 'Delete column');
    await choose('Row', 'Delete row');
    expect(await cellsOf(page)).toEqual(['城市|人口', '重庆|3,191', '北京|2,184', '上海|2,487']);
    await choose('Column', 'Centre');
    await press(page, 'Control+z', 'Control+z');
    await expect(announcement(page)).toHaveText('Undone');
    expect((await cellsOf(page))[3]).toBe('|');
    await press(page, 'Control+Shift+z', 'Control+y', 'Control+y');
    await expect(announcement(page)).toHaveText('Nothing to redo');
    await press(page, 'Control+Enter');
    await expect.poll(() => editorText(page)).toContain('| :---: |');
  });

  test('X15 sorts numbers by value and Chinese by pinyin', async ({page}) => {
    await open(page, table);
    await openTable(page, '北京');
    await dialog(page).getByText('Column', {exact: true}).click();
    await dialog(page).getByRole('button', {name: 'Sort ascending'}).click();
    expect(await cellsOf(page)).toEqual(['城市|人口', '北京|2,184', '重庆|3,191', '上海|2,487']);
    await expect(grid(page).getByRole('columnheader').first()).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await press(page, 'ArrowRight');
    await dialog(page).getByText('Column', {exact: true}).click();
    await dialog(page).getByRole('button', {name: 'Sort descending'}).click();
    expect(await cellsOf(page)).toEqual(['城市|人口', '重庆|3,191', '上海|2,487', '北京|2,184']);
    await expect(announcement(page)).toHaveText('Sorted by column 2, descending');
  });

  test('X15 closing keeps what was changed, one press away', async ({page}) => {
    await open(page, table);
    await openTable(page, '北京');
    await press(page, 'Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(editor(page)).toBeFocused();
    expect(await notice(page).textContent()).toBe('');

    await openTable(page, '北京');
    await page.keyboard.type('都市');
    await press(page, 'Enter', 'Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await editorText(page)).toBe(table);
    await page.getByRole('button', {name: 'Continue editing'}).press('Enter');
    await expect(cell(page)).toHaveValue('都市');
    await press(page, 'Control+Enter');
    await expect.poll(() => editorText(page)).toContain('| 都市 |  人口 |');
  });

  test('X29 changes that are not in the text come back after a reload', async ({page}) => {
    await open(page, table);
    await openTable(page, '北京');
    await page.keyboard.type('都市');
    await press(page, 'Enter');
    await page.reload();
    await hydrated(page);
    await expect(notice(page)).toHaveText('The changes to the table are not in the text.');
    await page.getByRole('button', {name: 'Continue editing'}).click();
    await expect.poll(() => cellsOf(page)).toContain('都市|人口');
    await press(page, 'Control+Enter');
    await expect.poll(() => editorText(page)).toContain('| 都市 |  人口 |');
  });

  test('X15 a new table, code that is no table, and cells beyond the last column', async ({
    page,
  }) => {
    await open(page, '一段\n文字\n\n```\n| a |\n| - |\n```\n\n| a |\n| - |\n| 1 | 2 |');
    await expect(page.getByRole('button', {name: 'New table'})).toBeVisible();
    await page.locator('.cm-line').filter({hasText: '一段'}).click();
    await press(page, 'F2');
    await expect(cell(page)).toBeFocused();
    await page.keyboard.type('甲');
    await press(page, 'Tab');
    await page.keyboard.type('乙');
    await press(page, 'Control+Enter');
    await expect
      .poll(() => editorText(page))
      .toContain(
        '文字\n\n| 甲 | 乙 |   |\n| -- | -- | - |\n|    |    |   |\n|    |    |   |\n\n```',
      );

    await page.locator('.cm-line').filter({hasText: '| a |'}).first().click();
    await press(page, 'F2');
    await expect(notice(page)).toContainText('not a table');

    await openTable(page, '| 1 | 2 |');
    expect(await cellsOf(page)).toEqual(['a', '1']);
    await dialog(page).getByRole('button', {name: 'Add columns for them'}).click();
    expect(await cellsOf(page)).toEqual(['a|', '1|2']);
  });
});

test.describe('clipboard', () => {
  test('X17 cells of Excel are pasted, with their marks, and the grid grows', async ({page}) => {
    await open(page, table);
    await openTable(page, '北京');
    await press(page, 'Control+End', 'ArrowLeft');
    const html = readFileSync('tests/fixtures/clipboards/excel-alignment.html', 'utf8');
    // Not by way of the clipboard: Chromium reports the styles of what a page writes to it.
    await cell(page).evaluate((field, rich) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', rich);
      clipboardData.setData('text/plain', 'x\ty');
      field.dispatchEvent(
        new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
      );
    }, html);
    await expect(announcement(page)).toHaveText('Cells pasted: 12');
    expect((await cellsOf(page)).slice(2)).toEqual([
      '北京|2,184||',
      '部门|完成率|评级|日期',
      '研发部|98.50%|优|2026年11月3日',
      '市场部|76.20%|良|2026年11月4日',
    ]);
  });

  test('X17 CSV with quotes and line breaks is pasted; what is copied comes back', async ({
    page,
  }) => {
    await open(page, table);
    await openTable(page, '北京');
    await press(page, 'ArrowDown');
    await copy(page, 'a,"b ""x"""\r\n"1,5","2\r\n3"\r\n');
    await press(page, 'Control+v');
    await expect(announcement(page)).toHaveText('Cells pasted: 4');
    expect((await cellsOf(page)).slice(1, 3)).toEqual(['a|b "x"', '1,5|2\n3']);

    await press(page, 'Control+c');
    await expect(announcement(page)).toHaveText('Copied');
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text();
      return {plain: await read('text/plain'), html: await read('text/html')};
    });
    expect(copied.plain).toBe('a\t"b ""x"""\r\n1,5\t"2\n3"');
    expect(copied.html).toContain('<td>1,5</td>');
    await press(page, 'Control+x');
    expect((await cellsOf(page)).slice(1, 3)).toEqual(['|', '|']);
    await press(page, 'ArrowDown', 'ArrowDown', 'Control+v');
    await expect.poll(async () => (await cellsOf(page)).slice(3)).toEqual(['a|b "x"', '1,5|2\n3']);
  });

  test('X17 the table is exported as CSV that Excel reads', async ({page}) => {
    await open(page, '| 名 | "x", y |\n|---|---|\n| a<br>b | =1+1 |');
    await openTable(page, '名');
    await dialog(page).getByText('Copy', {exact: true}).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', {name: 'Download CSV'}).click(),
    ]);
    expect(download.suggestedFilename()).toBe('table.csv');
    expect(readFileSync(await download.path(), 'utf8')).toBe(
      '\uFEFF名,"""x"", y"\r\n"a\nb","\'=1+1"\r\n',
    );
  });

  test('X18 pasted CSV is offered as a table, one step to undo', async ({page}) => {
    await open(page, '前面\n');
    await editor(page).focus();
    await press(page, 'Control+End');
    await copy(page, '名称,"说明, 长"\r\n甲,"一\r\n二|三"\r\n');
    await press(page, 'Control+v');
    await page.getByRole('button', {name: 'As a table'}).click();
    await expect
      .poll(() => editorText(page))
      .toBe('前面\n\n| 名称 | 说明, 长     |\n| ---- | ------------ |\n| 甲   | 一<br>二\\|三 |');
    await press(page, 'Control+z');
    await expect.poll(() => editorText(page)).toBe('前面\n名称,"说明, 长"\n甲,"一\n二|三"\n');

    await open(page, '');
    await editor(page).focus();
    await copy(page, 'Well, yes\nNo, not really, no\n');
    await press(page, 'Control+v');
    await page.waitForTimeout(500);
    await expect(page.getByRole('button', {name: 'As a table'})).toBeHidden();
  });

  test('X18 a table of Excel opens in the grid', async ({page}) => {
    await open(page, '');
    await editor(page).focus();
    await copy(
      page,
      'a\tb\n1\t2',
      '<table><tr><td>名称</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>',
    );
    await press(page, 'Control+v');
    await expect.poll(() => editorText(page)).toBe('| 名称 | b |\n| ---- | - |\n| 1    | 2 |');
    await page.getByRole('button', {name: 'Edit table'}).last().click();
    await expect.poll(() => cellsOf(page)).toEqual(['名称|b', '1|2']);
  });
});

test.describe('for everybody', () => {
  test('X19 a screen reader hears names, headers, alignment and outcomes', async ({page}) => {
    await open(page, table);
    await openTable(page, '北京');
    await expect(cell(page)).toHaveAccessibleName('Header of column 1');
    await press(page, 'ArrowDown', 'ArrowRight');
    await expect(cell(page)).toHaveAccessibleName('人口, row 1');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
    await expect(grid(page).getByRole('columnheader', {name: '人口'})).toHaveAccessibleDescription(
      'Aligned right',
    );
    await expect(grid(page).getByRole('rowheader', {name: '1', exact: true})).toBeVisible();
    await press(page, 'Shift+ArrowDown');
    await expect(grid(page).locator('[aria-selected="true"]')).toHaveCount(2);
    await press(page, 'Delete');
    await expect(announcement(page)).toHaveText('Cells cleared: 2');
    expect(await findViolations(page, {include: 'dialog'})).toEqual([]);
    await press(page, 'Enter');
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await findViolations(page, {include: 'dialog'})).toEqual([]);
  });

  test('X15 X19 500 × 20 cells: only rows in view are elements, and all can be reached', async ({
    page,
  }) => {
    const row = (name: string) => `|${` ${name} |`.repeat(20)}`;
    const rows = Array.from({length: 500}, (_, index) => row(`r${String(index + 1)}`));
    const doc = [row('head'), row('---'), ...rows].join('\n');
    await page.addInitScript((text) => {
      if (window === window.top) {
        const selection = {ranges: [{anchor: 0, head: 0}], main: 0};
        sessionStorage.setItem(
          'playground',
          JSON.stringify({editor: {doc: text, selection}, hash: ''}),
        );
      }
    }, doc);
    await page.goto('playground');
    await page.locator('.cm-content').waitFor();
    await openTable(page, 'head');
    expect(await grid(page).locator('tr').count()).toBeLessThan(80);
    await press(page, 'Control+End');
    await expect(cell(page)).toHaveValue('r500');
    await expect(cell(page)).toBeInViewport();
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -100_000);
    await expect(grid(page).getByText('r2', {exact: true}).last()).toBeInViewport();
    await expect(cell(page)).toBeFocused();
    await press(page, 'Control+Home');
    await expect(cell(page)).toHaveValue('head');
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true});

    test('X19 a cell is chosen by one tap and edited by the next; the grid scrolls inside', async ({
      page,
    }) => {
      const wide =
        '| a | b | c | d | e | f | g |\n|---|---|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 | 6 | 7 |';
      await open(page, wide);
      await page.locator('.cm-line').first().tap();
      await page.getByRole('button', {name: 'Edit table'}).tap();
      await grid(page).getByText('2', {exact: true}).tap();
      await expect(cell(page)).toHaveValue('2');
      await expect(cell(page)).toHaveAttribute('inputmode', 'none');
      await cell(page).tap();
      await expect(cell(page)).toHaveAttribute('inputmode', 'text');
      await page.keyboard.type('x');
      for (const control of await dialog(page).locator('button:visible, summary').all()) {
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(40);
      }
      await dialog(page).getByRole('button', {name: 'Apply'}).tap();
      await expect.poll(() => editorText(page)).toContain('| 1 | 2x |');
      const isWider = () =>
        page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(await isWider()).toBe(false);
    });
  });

  test('X19 in dark mode, too', {tag: outer}, async ({page}) => {
    await page.addInitScript(() => {
      if (window === window.top) {
        localStorage.setItem('theme', 'dark');
      }
    });
    await open(page, table);
    await openTable(page, '北京');
    expect(await findViolations(page, {include: 'dialog'})).toEqual([]);
  });
});
