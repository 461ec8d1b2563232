import {readFileSync} from 'node:fs';
import type {Download, Page} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {plain, print} from '../support/pdf';
import {expect, hydrated, test} from '../support/test';

const notice = (page: Page) => page.getByRole('status');

async function open(page: Page, text: string): Promise<void> {
  await page.goto(`playground#text=${encodeURIComponent(text)}`);
  await hydrated(page);
  await expect(page.locator('.cm-content')).toBeVisible();
}

async function save(page: Page, name: string): Promise<void> {
  await page.locator('summary', {hasText: 'Save'}).click();
  await page.getByRole('button', {name, exact: true}).click();
}

async function saved(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await save(page, name);
  return download;
}

const text =
  '# 总线\n\n甲 $x^2$[^1]\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n![远](https://a.example/b.png)\n\n[^1]: 注\n';

test('X10 X11 the text is saved as a Word document, with a word about what it lost', async ({
  page,
}) => {
  await open(page, text);
  const download = await saved(page, 'Word (.docx)');
  expect(download.suggestedFilename()).toBe('总线.docx');
  const parts = unzipSync(readFileSync(await download.path()));
  const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  for (const element of ['w:tbl', 'm:oMath', 'w:footnoteReference', 'w:pStyle w:val="Heading1"']) {
    expect(document).toContain(`<${element}`);
  }
  await expect(notice(page).filter({hasText: 'pictures outside the text: 1 (远)'})).toBeVisible();
  await expect(page.locator('.cm-content')).toContainText('总线');
});

test('X13 the text is saved as a page that stands alone', async ({page, browser}) => {
  await open(page, `${text}\n<script>document.title = 'run'</script>\n`);
  const download = await saved(page, 'Web page (.html)');
  expect(download.suggestedFilename()).toBe('总线.html');
  const html = readFileSync(await download.path(), 'utf8');
  const context = await browser.newContext({colorScheme: 'dark'});
  const alone = await context.newPage();
  await alone.setContent(html.replace('https://a.example/b.png', 'data:,'));
  await expect(alone).toHaveTitle('总线');
  await expect(alone.locator('math')).toHaveCount(1);
  await expect(alone.getByRole('table')).toHaveCount(1);
  const background = () =>
    alone.evaluate(() => getComputedStyle(document.body).backgroundColor.replace(/\D+/g, ' '));
  expect(Number((await background()).trim().split(' ')[0])).toBeLessThan(60);
  await alone.emulateMedia({media: 'print'});
  expect((await background()).trim()).toBe('255 255 255');
  await context.close();
});

test('X14 the result is printed alone', async ({page, browser}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'page';
    };
  });
  await open(page, `${text}\n<span style="color: rgb(255, 0, 0)">红</span>\n`);
  await save(page, 'Print');
  const frame = page.locator('iframe[srcdoc]');
  await expect(frame).toHaveCount(1);
  await expect(notice(page).filter({hasText: 'Ready.'})).toBeVisible();
  const content = frame.contentFrame();
  await expect(content.getByRole('heading', {name: '总线', includeHidden: true})).toHaveCount(1);
  // The frame is what is printed: its text, in the styles of print, without the page around it.
  const shown = await content.locator(':root').evaluate((root) => ({
    html: root.outerHTML,
    styles: root.ownerDocument.adoptedStyleSheets
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({cssText}) => cssText)
      .join('\n'),
    red: getComputedStyle(root.querySelector('[data-style]') ?? root).color,
  }));
  expect(shown.red).toBe('rgb(255, 0, 0)');
  const paper = await browser.newPage();
  await paper.setContent(shown.html);
  await paper.addStyleTag({content: shown.styles});
  const {text: printed, beside} = await print(paper);
  expect(beside).toEqual([]);
  expect(printed).toContain(plain('总线'));
  expect(printed).toContain(plain('远'));
  for (const words of ['Open file', 'Save', 'Preview', '为什么不生效']) {
    expect(printed).not.toContain(plain(words));
  }
  await paper.close();
  await expect(page.locator('html')).not.toHaveAttribute('data-printed');
});

test('X11 a text that cannot be exported stays, with a word about it', async ({page}) => {
  await open(page, '');
  await save(page, 'Word (.docx)');
  await expect(notice(page).filter({hasText: 'There is no text yet'})).toBeVisible();
  const deep = '<div>'.repeat(5000);
  await page.goto('about:blank');
  await open(page, deep);
  await save(page, 'Web page (.html)');
  await expect(notice(page).filter({hasText: 'nested too deeply'})).toBeVisible();
  await expect(page.locator('.cm-content')).toContainText('<div><div>');
});

test('X12 the text is copied for Word, with formulas that it can read', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, text);
  await page.locator('summary', {hasText: 'Copy to'}).click();
  await page.getByRole('button', {name: 'Word, WPS', exact: true}).click();
  await expect(notice(page).filter({hasText: 'Copied.'})).toBeVisible();
  const html = await page.evaluate(async () => {
    // TypeScript's types do not have this option yet.
    const clipboard: {
      read: (options?: {readonly unsanitized: readonly string[]}) => Promise<ClipboardItems>;
    } = navigator.clipboard;
    const [item] = await clipboard.read({unsanitized: ['text/html']});
    return (await item?.getType('text/html'))?.text() ?? '';
  });
  for (const part of ['<h1', '<table', '<math xmlns=', 'border:1px solid rgb(']) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('annotation');
});

test('the menu is used with the keyboard alone', async ({page}) => {
  await open(page, text);
  await page.locator('summary', {hasText: 'Save'}).focus();
  await page.keyboard.press('Enter');
  for (const name of ['Markdown (.md)', 'Word (.docx)', 'Web page (.html)', 'Print']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name, exact: true})).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('summary', {hasText: 'Save'})).toBeFocused();
});
