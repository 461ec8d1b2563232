import {normalizeHtml} from '@markdown-zh/engines/normalize-html';
import {formulas} from '@markdown-zh/diagnosis/standard/math';
import type {Page, Route} from '@playwright/test';
import {findExamples} from '../../plugins/articles/remark-article-parts/find-examples';
import {unlistedPage} from '../../site/article-components';
import {renderExample} from '../../src/lib/render-example';
import {parsedArticle, readArticles} from '../support/content';
import {pathOf} from '../support/pages';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

const articles = readArticles()
  .filter(({source}) => /^ *`{3,}markdown example/m.test(source))
  .map((article) => ({file: article.file, path: pathOf(article)}))
  .filter(({path}) => path !== unlistedPage);

const figures = (page: Page) => page.locator('figure[data-phase]');
const result = (page: Page, index: number) =>
  figures(page).nth(index).getByRole('group', {name: 'Result'});

for (const {file, path} of articles) {
  test(
    `/${path} shows its examples as the engine renders them, at build and in the browser`,
    {tag: path === 'docs/tutorial-basics/markdown-features/boxes' ? [] : outer},
    async ({page}) => {
      const examples = findExamples(parsedArticle(file)).filter(
        ({fence}) => fence.kind === 'example',
      );
      await page.goto(path);
      await hydrated(page);
      await expect(figures(page)).toHaveCount(examples.length);
      const built = await readResults(page);
      for (const [index, {source, fence, line}] of examples.entries()) {
        const html = built[index] ?? '';
        const idPrefix = /(?:id="|href="#)(example-\d+-)/.exec(html)?.[1] ?? '';
        const rendered = renderExample(source, {
          flavour: fence.flavour,
          extensions: fence.flavour === 'math' ? [formulas] : [],
          idPrefix,
          baseUrl: '/',
        });
        expect.soft(normalizeHtml(html), `line ${line}`).toBe(normalizeHtml(rendered.html));
      }

      // All at once, because a page may have hundreds. A test below proves that a reader can press the buttons.
      const press = (name: string) =>
        figures(page)
          .getByRole('button', {name, exact: true})
          .evaluateAll((buttons) => {
            for (const button of buttons as HTMLElement[]) {
              button.click();
            }
            return buttons.length;
          });
      expect(await press('Edit')).toBe(examples.length);
      const fields = figures(page).getByRole('textbox', {name: 'Markdown'});
      await expect(fields).toHaveCount(examples.length, {timeout: timeLimit(60_000)});
      const rendered = page.locator('figure[data-phase="editing"]');
      await expect(rendered).toHaveCount(examples.length, {timeout: timeLimit(60_000)});
      expect(
        await fields.evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value)),
      ).toEqual(examples.map(({source}) => source));
      expect(await readResults(page)).toEqual(built);
      expect(await press('Reset')).toBe(examples.length);
      await expect(fields).toHaveCount(0, {timeout: timeLimit(60_000)});
    },
  );
}

/** The result of each example of a page. */
function readResults(page: Page): Promise<string[]> {
  return figures(page)
    .getByRole('group', {name: 'Result'})
    .evaluateAll((groups) => groups.map(({innerHTML}) => innerHTML));
}

test.describe('a live example', () => {
  const path = 'docs/intro';

  test('is complete without JavaScript, and shows no control that could not work', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL && {baseURL})});
    const page = await context.newPage();
    await page.goto(path);
    await expect(result(page, 0)).not.toBeEmpty();
    await expect(figures(page).first().getByRole('button', {name: 'Edit'})).toBeHidden();
    await context.close();
  });

  test('is edited and put back by keyboard alone', async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    const figure = figures(page).first();
    const before = await result(page, 0).innerHTML();
    await figure.getByRole('button', {name: 'Edit'}).focus();
    await page.keyboard.press('Enter');
    await expect(figure.getByRole('textbox', {name: 'Markdown'})).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('**粗** <img src=x onerror=alert(1)>');
    await expect(result(page, 0).locator('strong')).toHaveText('粗');
    await page.keyboard.press('Shift+Tab');
    await expect(figure.getByRole('button', {name: 'Reset'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(figure.getByRole('button', {name: 'Edit'})).toBeFocused();
    expect(await result(page, 0).innerHTML()).toBe(before);
  });

  test('keeps a text that the engine cannot render, and says so', {tag: outer}, async ({page}) => {
    await page.goto(unlistedPage);
    await hydrated(page);
    const figure = figures(page).nth(3);
    await expect(figure, 'the one with formulas').toContainText('欧拉公式');
    await figure.getByRole('button', {name: 'Edit'}).click();
    const field = figure.getByRole('textbox', {name: 'Markdown'});
    const hostile = String.raw`$\@char{x}$`;
    await field.fill(hostile);
    await expect(figure.getByRole('alert')).toHaveText('The engine cannot render this text.');
    await expect(field).toHaveValue(hostile);
    await field.fill('*好*');
    await expect(figure.getByRole('alert')).toHaveCount(0);
    await expect(figure.getByRole('group', {name: 'Result'}).locator('em')).toHaveText('好');
  });

  test('S25 takes a text before its engine has loaded, and renders it then', async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    const figure = figures(page).first();
    const edit = figure.getByRole('button', {name: 'Edit'});
    const view = page.waitForResponse('**/assets/js/*.js');
    await edit.hover();
    await view;
    await page.waitForLoadState('networkidle');
    const held: Route[] = [];
    await page.route('**/assets/js/*.js', (route) => {
      held.push(route);
    });
    await edit.click();
    const field = figure.getByRole('textbox', {name: 'Markdown'});
    await expect(field).toBeFocused();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await field.fill('**粗**');
    await expect(figure).toHaveAttribute('data-phase', 'loading');
    await expect(result(page, 0).locator('strong')).not.toHaveText('粗');
    await Promise.all(held.map((route) => route.continue()));
    await page.unrouteAll();
    await expect(result(page, 0).locator('strong')).toHaveText('粗');
    await expect(field).toHaveValue('**粗**');
  });

  test('loads the engine at the first edit, not before', async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    await figures(page).first().getByRole('button', {name: 'Edit'}).click();
    await expect(figures(page).first()).toHaveAttribute('data-phase', 'editing');
    expect(scripts.length).toBeGreaterThan(0);
    const first = scripts.length;
    await figures(page).nth(1).getByRole('button', {name: 'Edit'}).click();
    await expect(figures(page).nth(1)).toHaveAttribute('data-phase', 'editing');
    expect(scripts).toHaveLength(first);
  });

  test.describe('when the engine does not load', () => {
    test.use({expectedMessages: /Failed to load resource|ERR_FAILED|ChunkLoadError|Loading chunk/});

    test(
      'says so, keeps the article, and loads it at the next try',
      {tag: outer},
      async ({page}) => {
        await page.goto(path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await page.route('**/assets/js/*.js', (route) => route.abort());
        const figure = figures(page).first();
        await figure.getByRole('button', {name: 'Edit'}).click();
        await expect(figure.getByRole('alert')).toHaveText('The engine did not load.');
        await expect(result(page, 0)).not.toBeEmpty();
        await page.unrouteAll();
        await figure.getByRole('button', {name: 'Edit'}).click();
        await expect(figure.getByRole('textbox')).toBeFocused();
      },
    );
  });
});
