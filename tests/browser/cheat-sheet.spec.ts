import {findExamples} from '../../plugins/articles/remark-article-parts/find-examples';
import {parsedArticle} from '../support/content';
import {plain, print} from '../support/pdf';
import {expect, hydrated, test} from '../support/test';
import {outer, sampleOf} from '../support/ring';

const sheet = parsedArticle('docs/cheat-sheet.md');
const lines = findExamples(sheet).filter(({fence}) => fence.kind === 'line');

/** A4 in points of 1/72 inch. */
const a4 = {width: 595, height: 842};

test.describe('R21 the cheat sheet', () => {
  test('copies a line by one click', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('docs/cheat-sheet');
    await hydrated(page);
    const buttons = page.getByRole('listitem').getByTitle('Copy', {exact: true});
    await expect(buttons).toHaveCount(lines.length);
    for (const [index, {source}] of sampleOf([...lines.entries()], 12)) {
      await buttons.nth(index).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(source);
    }
    await expect(page.getByRole('alert').filter({hasText: 'Copied'}).first()).toBeVisible();
  });

  test('copies a line by one key', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('docs/cheat-sheet');
    await hydrated(page);
    await page.getByRole('listitem').getByTitle('Copy', {exact: true}).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(lines[1]?.source);
  });

  test('shows every line without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL && {baseURL})});
    const page = await context.newPage();
    await page.goto('docs/cheat-sheet');
    for (const {source} of lines) {
      await expect(page.locator('li code').getByText(source, {exact: true}).first()).toBeVisible();
    }
    await expect(page.getByTitle('Copy', {exact: true})).toHaveCount(0);
    await context.close();
  });

  for (const mode of ['light', 'dark']) {
    test(
      `prints on one or two sheets of A4, whole and on white, from ${mode} mode`,
      {tag: mode === 'light' ? [] : outer},
      async ({page}) => {
        await page.addInitScript((value) => {
          localStorage.setItem('theme', value);
        }, mode);
        await page.goto('docs/cheat-sheet');
        await hydrated(page);

        const {sheets, text, beside} = await print(page);
        expect(sheets.length).toBeLessThanOrEqual(2);
        for (const {width, height} of sheets) {
          expect(Math.abs(width - a4.width) + Math.abs(height - a4.height)).toBeLessThan(2);
        }
        expect(beside).toEqual([]);
        for (const {source} of lines) {
          expect.soft(text).toContain(plain(source));
        }
        expect(text).not.toContain('Nextpage');

        await page.emulateMedia({media: 'print'});
        const colours = await page.locator('html').evaluate((element) => {
          const {backgroundColor, color} = getComputedStyle(element);
          return {backgroundColor, color};
        });
        expect(colours).toEqual({backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)'});
      },
    );
  }
});
