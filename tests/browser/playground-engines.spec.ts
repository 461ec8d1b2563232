import type {Locator} from '@playwright/test';
import {expect, hydrated, test} from '../support/test';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error('It is not shown.');
  }
  return box;
}

test('X38 engines say who uses them, and their results stand side by side in full', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(
    `playground#text=${encodeURIComponent('~~甲~~\n\n- [ ] 乙\n\n| a |\n| - |\n| 1 |')}`,
  );
  await hydrated(page);
  await page.getByRole('radio', {name: 'Engines', exact: true}).check({force: true});
  const results = page.getByRole('region', {name: 'Results'});
  await expect(results.getByText('3 different results')).toBeVisible();
  const groupOf = (name: string) => results.getByRole('region', {name, exact: true});
  const markdownIt = groupOf('markdown-it');
  await expect(markdownIt).toContainText('Used by VS Code, VitePress, Discourse');
  await expect(markdownIt.getByRole('link', {name: 'VS Code'})).toHaveAttribute(
    'href',
    /^https:\/\/code\.visualstudio\.com\//,
  );
  await expect(groupOf('marked, micromark, remark')).toContainText('Used by Docusaurus');

  const all = [groupOf('commonmark.js'), markdownIt, groupOf('marked, micromark, remark')];
  const tops = await Promise.all(all.map(async (one) => (await boxOf(one)).y));
  expect(new Set(tops.map(Math.round)).size).toBe(1);

  /** Only the results as a whole scroll, no single frame and no HTML. */
  const expectInFull = async () => {
    for (const one of all) {
      const {height} = await boxOf(one.locator('iframe'));
      const content = await one
        .frameLocator('iframe')
        .locator('html')
        .evaluate((element) => element.scrollHeight);
      expect(Math.abs(height - content)).toBeLessThanOrEqual(1);
      expect(
        await one.locator('pre').evaluate((element) => element.scrollHeight - element.clientHeight),
      ).toBeLessThanOrEqual(0);
    }
  };
  await expect(expectInFull).toPass();

  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('radio', {name: /^Result/}).check({force: true});
  await expect(expectInFull).toPass();
  const boxes = await Promise.all(all.map(boxOf));
  const options = await boxOf(results.getByText('Engines and their options'));
  const order = [...boxes, options].map(({y}) => y);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(new Set(boxes.map(({x}) => x)).size).toBe(1);
});
