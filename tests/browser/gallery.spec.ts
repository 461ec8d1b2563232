import AxeBuilder from '@axe-core/playwright';
import {readFileSync} from 'node:fs';
import {articleComponents, unlistedPage} from '../../site/article-components';
import {filesThatLeadTo} from '../support/build-files';
import {expect, hydrated, test} from '../support/test';
import {outer} from '../support/ring';
import {publicBuild} from '../support/public-build';

const source = readFileSync(`src/pages/${unlistedPage}.mdx`, 'utf8');

/** Tags that Markdown itself produces, and the Markdown for them. */
const written: Readonly<Record<string, RegExp>> = {
  CheatSheetLine: /^```markdown line /m,
  CheatSheet: /^```markdown line /m,
  Diagram: /^!\[[^\]]+\]\(\.\/\S+\.svg/m,
  Example: /^```markdown example/m,
  Exercise: /^```yaml exercise/m,
  LessonAnswers: /^```yaml exercise/m,
  Picture: /^!\[[^\]]+\]\(\.\S+\.webp/m,
};

for (const name of Object.keys(articleComponents)) {
  test(`the gallery shows ${name}`, () => {
    expect(source).toMatch(written[name] ?? new RegExp(`<${name}\\b`));
  });
}

test('nothing leads to the gallery', () => {
  expect(filesThatLeadTo(unlistedPage, publicBuild)).toEqual([]);
});

test('the gallery shows an example before, while and after its engine failed to load', async ({
  page,
}) => {
  await page.goto(unlistedPage);
  await hydrated(page);
  for (const phase of ['built', 'loading', 'failed']) {
    await expect(page.locator(`figure[data-phase="${phase}"]`).first(), phase).toBeVisible();
  }
  const failed = page.locator('figure[data-phase="failed"]');
  await expect(failed.getByRole('alert')).toHaveText('The engine did not load.');
  await expect(failed.getByRole('button', {name: 'Retry'})).toBeVisible();
});

test('an example that is being edited is accessible', {tag: outer}, async ({page}) => {
  await page.goto(unlistedPage);
  await hydrated(page);
  const figure = page.locator('figure[data-phase]').first();
  await figure.getByRole('button', {name: 'Edit'}).click();
  await expect(figure.getByRole('textbox')).toBeFocused();
  const {violations} = await new AxeBuilder({page})
    .include('figure[data-phase="editing"]')
    .analyze();
  expect(violations.map(({id}) => id)).toEqual([]);
});

test('diagrams take the colours of the mode, and say what they show', async ({page}) => {
  await page.goto(unlistedPage);
  await hydrated(page);
  const diagram = page.getByRole('img', {name: /120 Ω/});
  const ink = () =>
    diagram
      .locator('text')
      .last()
      .evaluate((text) => getComputedStyle(text).fill);
  await expect(diagram).toBeVisible();
  const light = await ink();
  await page.locator('html').evaluate((html) => {
    html.dataset.theme = 'dark';
  });
  expect(await ink()).not.toBe(light);
});
