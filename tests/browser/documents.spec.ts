import {unzipSync, strFromU8} from 'fflate';
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {findViolations} from '../support/axe';
import {editor, editorText} from '../support/playground';
import {expect, hydrated, test} from '../support/test';

const bar = (page: Page) => page.getByRole('status').first();
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Documents'});
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', {name});

async function open(page: Page, text?: string): Promise<void> {
  await page.goto(`playground${text === undefined ? '' : `#text=${encodeURIComponent(text)}`}`);
  await hydrated(page);
  await editor(page).focus();
  await expect(page.locator('.cm-content')).toBeVisible();
}

async function typeAtEnd(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

async function showList(page: Page): Promise<void> {
  await page.getByRole('button', {name: /^Documents/}).click();
  await expect(dialog(page)).toBeVisible();
}

/** The names of the listed documents. */
function names(page: Page): Promise<string[]> {
  return dialog(page).locator('li > button:first-child').allTextContents();
}

/** Waits until the browser has stored these texts. */
async function untilStored(page: Page, texts: readonly string[]): Promise<void> {
  const read = () =>
    page.evaluate(async () => {
      if ((await indexedDB.databases()).length === 0) {
        return [];
      }
      return new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('playground');
        request.onerror = reject;
        request.onsuccess = () => {
          const all = request.result.transaction('documents').objectStore('documents').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve((all.result as {text: string}[]).map(({text}) => text));
          };
        };
      });
    });
  await expect.poll(read).toEqual(texts);
}

test.describe('documents', () => {
  test('X29 X43 a text is kept as it is typed, and found after its tab is closed', async ({
    page,
    context,
  }) => {
    await open(page, '# 总线\n\n正文');
    await page.waitForTimeout(1000);
    // The reader has not changed the text yet.
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    await typeAtEnd(page, '。');
    await expect(page.getByRole('button', {name: 'Documents (kept)'})).toBeVisible();
    await typeAtEnd(page, '终端电阻');
    await untilStored(page, ['# 总线\n\n正文。终端电阻']);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('button', {name: 'Documents (kept)'})).toBeVisible();
    await typeAtEnd(page, '120');
    await page.close(); // at once
    const other = await context.newPage();
    await open(other);
    await expect(bar(other)).toHaveText('Your last text here is kept: 总线');
    await other.getByRole('button', {name: 'Open it'}).click();
    await expect.poll(() => editorText(other)).toBe('# 总线\n\n正文。终端电阻120');

    await open(other, '# 另一篇');
    await typeAtEnd(other, '。');
    await untilStored(other, ['# 总线\n\n正文。终端电阻120', '# 另一篇。']);
    await showList(other);
    await expect.poll(() => names(other)).toEqual(['另一篇。', '总线']);
    const search = dialog(other).getByRole('searchbox');
    await search.fill('电阻');
    await expect.poll(() => names(other)).toEqual(['总线']);
    await search.fill('没有');
    await expect(dialog(other)).toContainText('No document has these words.');
    await search.fill('总线');
    await button(other, '总线').first().click();
    await expect(dialog(other)).toBeHidden();
    await expect.poll(() => editorText(other)).toBe('# 总线\n\n正文。终端电阻120');
    // Undo leads back to the other document, and what is typed there is of that one.
    await editor(other).focus();
    await other.keyboard.press('Control+z');
    await expect.poll(() => editorText(other)).toBe('# 另一篇。');
    await typeAtEnd(other, '!');
    await untilStored(other, ['# 总线\n\n正文。终端电阻120', '# 另一篇。!']);
  });

  test('X29 X43 another text takes the place of a document in the tab, not in the browser', async ({
    page,
  }) => {
    await open(page, '# 甲');
    await typeAtEnd(page, '1');
    await page.getByText('Examples', {exact: true}).click();
    await page.locator('details[open] button').first().click();
    await expect(page.getByRole('button', {name: 'Documents', exact: true})).toBeVisible();
    await expect(bar(page)).toHaveText('Another text is here now. Yours is kept.');
    await page.getByRole('button', {name: 'Back to 甲1'}).click();
    await expect.poll(() => editorText(page)).toBe('# 甲1');
    await untilStored(page, ['# 甲1']);
  });

  test('X44 a reader turns the keeping off: nothing is stored, and the tab has its text', async ({
    page,
  }) => {
    await open(page, '# 甲');
    await showList(page);
    await dialog(page).getByRole('checkbox', {name: 'Keep what I write in this browser'}).uncheck();
    await button(page, 'Close').click();
    await typeAtEnd(page, '1');
    await expect(page.getByRole('button', {name: 'Documents (not saved)'})).toBeVisible();
    await page.reload();
    await hydrated(page);
    await editor(page).focus();
    await expect.poll(() => editorText(page)).toBe('# 甲1');
    await untilStored(page, []);
    await showList(page);
    await expect(dialog(page).getByRole('status')).toContainText('only in this tab');
    await dialog(page).getByRole('checkbox').check();
    await untilStored(page, ['# 甲1']);
  });

  test('X45 an earlier version is looked at, compared and brought back', async ({page}) => {
    await open(page, '# 甲\n\n一\n');
    await typeAtEnd(page, '二\n');
    await untilStored(page, ['# 甲\n\n一\n二\n']);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('全没了');
    await untilStored(page, ['全没了']);
    await showList(page);
    await expect(dialog(page)).toContainText(/Documents: 1, \d+ KB with their versions/);
    await button(page, 'Versions of 全没了').click();
    const changes = dialog(page).getByRole('group', {name: 'Changes since this version'});
    await expect(changes.locator('del')).toContainText('# 甲');
    await expect(changes.locator('ins')).toHaveText('全没了');
    expect(await findViolations(page, {include: 'dialog[open]'})).toEqual([]);
    await button(page, 'Bring this version back').click();
    await expect.poll(() => editorText(page)).toBe('# 甲\n\n一\n二\n');
    await untilStored(page, ['# 甲\n\n一\n二\n']);
    await editor(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => editorText(page)).toBe('全没了');
  });

  test('X30 documents are renamed, deleted and brought back, downloaded, and all deleted, by keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '# 甲\n');
    await typeAtEnd(page, '一');
    await untilStored(page, ['# 甲\n一']);
    await open(page, '# 甲\n\n');
    await typeAtEnd(page, '乙');
    await untilStored(page, ['# 甲\n一', '# 甲\n\n乙']);
    await page.getByRole('button', {name: /^Documents/}).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
    expect(await findViolations(page, {include: 'dialog[open]'})).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);

    await button(page, 'Rename 甲').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Rename 甲').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('我的笔记');
    await page.keyboard.press('Enter');
    await expect.poll(() => names(page)).toEqual(['我的笔记', '甲']);
    await expect(button(page, 'Rename 我的笔记')).toBeFocused();

    const download = page.waitForEvent('download');
    await button(page, 'Download all (.zip)').click();
    const archive = unzipSync(readFileSync(await (await download).path()));
    expect(Object.entries(archive).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['甲.md', '# 甲\n一'],
      ['我的笔记.md', '# 甲\n\n乙'],
    ]);

    await button(page, 'Delete 甲').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('status')).toHaveText('Deleted: 甲');
    await expect(button(page, 'Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => names(page)).toEqual(['我的笔记', '甲']);
    await button(page, 'Delete 我的笔记').click(); // the text of this tab
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    await button(page, 'Undo').click();
    await expect(dialog(page).getByRole('status')).toContainText('is kept as 我的笔记');

    await button(page, 'Delete all').click();
    const question = page.getByRole('dialog', {name: /Delete all documents \(2\)/});
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
    await button(page, 'Delete all').click();
    await question.getByRole('button', {name: 'Delete all'}).click();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(await editorText(page)).toBe('# 甲\n\n乙');
    await page.waitForTimeout(600);
    await untilStored(page, []); // what the reader has deleted stays deleted
  });

  test('X31 two tabs with one document: both texts are kept, whatever is pressed', async ({
    page,
    context,
  }) => {
    await open(page, '# 甲');
    await typeAtEnd(page, '0');
    await untilStored(page, ['# 甲0']);
    const other = await context.newPage();
    await open(other);
    await showList(other);
    await button(other, /^甲0$/).click();
    await expect(dialog(other)).toBeHidden();
    await typeAtEnd(other, '（别处）');
    await untilStored(other, ['# 甲0（别处）']);
    await typeAtEnd(page, '（这里）');
    await expect(bar(page)).toContainText('Another tab has changed this document. Both texts');
    await untilStored(page, ['# 甲0（别处）', '# 甲0（这里）']);
    await typeAtEnd(page, '1');
    await typeAtEnd(other, '2');
    await untilStored(page, ['# 甲0（别处）2', '# 甲0（这里）1']);
    await showList(other);
    await button(other, 'Delete all').click();
    await other
      .getByRole('dialog', {name: /Delete all/})
      .last()
      .getByRole('button', {name: 'Delete all'})
      .click();
    await expect(dialog(other).getByRole('listitem')).toHaveCount(0);
    await typeAtEnd(page, '3');
    await expect(bar(page)).toContainText('Another tab has deleted this document.');
    await untilStored(page, ['# 甲0（这里）13']);
  });

  test('X32 storage that fills up is reported, and asked about before the tab closes', async ({
    page,
  }) => {
    await open(page, '# 甲');
    await typeAtEnd(page, '0');
    await untilStored(page, ['# 甲0']);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await typeAtEnd(page, '1');
    await expect(bar(page)).toContainText('The browser has no storage left');
    await expect(page.getByRole('button', {name: 'Documents (not saved)'})).toBeVisible();
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.type());
      void question.accept();
    });
    await page.reload(); // takes the fault away, and the tab has the text
    expect(questions).toEqual(['beforeunload']);
    await hydrated(page);
    await untilStored(page, ['# 甲01']);
    await expect(page.getByRole('button', {name: 'Documents (kept)'})).toBeVisible();
  });

  for (const fault of ['forbidden', 'absent', 'full'] as const) {
    test(`X32 storage that is ${fault} is reported, and nothing is lost`, async ({page}) => {
      await page.addInitScript((given) => {
        if (given === 'full') {
          IDBObjectStore.prototype.add = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        } else if (given === 'absent') {
          Object.defineProperty(window, 'indexedDB', {value: undefined});
        } else {
          IDBFactory.prototype.open = () => {
            throw new DOMException('forbidden', 'SecurityError');
          };
        }
      }, fault);
      page.on('dialog', (question) => void question.accept());
      await open(page, '# 甲');
      await typeAtEnd(page, '1');
      const message =
        fault === 'full'
          ? 'The browser has no storage left'
          : 'This browser does not keep documents';
      await expect(bar(page)).toContainText(message);
      await showList(page);
      await expect(dialog(page).getByRole('status')).toContainText(message);
      await button(page, 'Close').click();
      await page.reload();
      await hydrated(page);
      await editor(page).focus();
      await expect.poll(() => editorText(page)).toBe('# 甲1');
    });
  }
});

/** Files of the browser's own file system, which the pickers give: a test cannot use the system's dialogs. */
async function stubPickers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const handle = async (name: string) =>
      (await navigator.storage.getDirectory()).getFileHandle(name, {create: true});
    Object.assign(window, {
      showOpenFilePicker: async () => [await handle('a.md')],
      showSaveFilePicker: ({suggestedName}: {suggestedName: string}) =>
        handle(`copy of ${suggestedName}`),
    });
  });
}

async function writeFile(page: Page, name: string, content: string): Promise<void> {
  await page.evaluate(
    async ([file, text]) => {
      const handle = await (
        await navigator.storage.getDirectory()
      ).getFileHandle(file, {create: true});
      const stream = await handle.createWritable();
      await stream.write(text);
      await stream.close();
    },
    [name, content] as const,
  );
}

function readFile(page: Page, name: string): Promise<string> {
  return page.evaluate(async (file) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle(file);
    return (await handle.getFile()).text();
  }, name);
}

test.describe('files of the disk', () => {
  test('X27 a file is opened, and saved back as it was written', async ({page}) => {
    await stubPickers(page);
    await open(page, '旧的');
    await writeFile(page, 'a.md', '# 甲\r\n\r\n乙\r\n');
    await page.getByRole('button', {name: 'Open file'}).click();
    await expect.poll(() => editorText(page)).toBe('# 甲\n\n乙\n');
    await typeAtEnd(page, '丙');
    await page.keyboard.press('Control+s');
    await expect(bar(page)).toHaveText('Saved to a.md, in UTF-8.');
    expect(await readFile(page, 'a.md')).toBe('# 甲\r\n\r\n乙\r\n丙');
    await typeAtEnd(page, '丁');
    await page.getByRole('button', {name: 'Save file'}).click();
    // Reading throws while the file is written.
    await expect(async () => {
      expect(await readFile(page, 'a.md')).toBe('# 甲\r\n\r\n乙\r\n丙丁');
    }).toPass();
  });

  test('X27 a file that another program has changed, or that may not be written, is not', async ({
    page,
  }) => {
    await stubPickers(page);
    await open(page, '旧的');
    await writeFile(page, 'a.md', '# 甲');
    await page.getByRole('button', {name: 'Open file'}).click();
    await expect.poll(() => editorText(page)).toBe('# 甲');
    await typeAtEnd(page, '（这里）');
    await page.waitForTimeout(50); // files have the time in milliseconds
    await writeFile(page, 'a.md', '# 甲（别处）');
    await page.keyboard.press('Control+s');
    await expect(bar(page)).toHaveText(
      'Another program has changed the file, so it was not overwritten.',
    );
    await typeAtEnd(page, '1');
    await page.getByRole('button', {name: 'Save as another file'}).click();
    await expect(bar(page)).toHaveText('Saved to copy of a.md, in UTF-8.');
    expect(await readFile(page, 'copy of a.md')).toBe('# 甲（这里）1');
    expect(await readFile(page, 'a.md')).toBe('# 甲（别处）');

    await page.evaluate(() => {
      FileSystemFileHandle.prototype.createWritable = () =>
        Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await typeAtEnd(page, '2');
    await page.keyboard.press('Control+s');
    await expect(bar(page)).toHaveText(
      'The browser may not write this file. Your text is unchanged.',
    );
    expect(await editorText(page)).toBe('# 甲（这里）12');

    // A sample is not the file's text.
    await page.getByText('Examples', {exact: true}).click();
    await page.locator('details[open] button').first().click();
    await expect(page.getByRole('button', {name: 'Save file'})).toBeHidden();
  });

  test('X27 without a file, Ctrl+S asks where to save, or downloads', async ({page}) => {
    await stubPickers(page);
    await open(page, '# 甲');
    await page.keyboard.press('Control+s');
    await expect(bar(page)).toHaveText('Saved to copy of 甲.md, in UTF-8.');
    expect(await readFile(page, 'copy of 甲.md')).toBe('# 甲');
    await page.evaluate(() => {
      Reflect.deleteProperty(window, 'showSaveFilePicker');
    });
    await page.getByText('Examples', {exact: true}).click();
    await page.locator('details[open] button').first().click();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Control+s');
    expect((await download).suggestedFilename()).toMatch(/\.md$/);
  });

  test('X28 a Word file given to Open is named, with the way, and the text stays', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'showOpenFilePicker');
    });
    await open(page, '旧的');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', {name: 'Open file'}).click();
    const buffer = Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0]);
    await (await chooser).setFiles({name: 'a.docx', mimeType: 'application/zip', buffer});
    await expect(bar(page)).toContainText('copy the text and paste it here');
    expect(await editorText(page)).toBe('旧的');
  });
});
