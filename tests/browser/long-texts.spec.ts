import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {publicBuild} from '../support/public-build';
import {expect, hydrated, test} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

/** Short texts with long results: each kept the page's thread busy for many seconds. */
const texts: readonly (readonly [string, string])[] = [
  ['a table', `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n${'|\n'.repeat(500)}`],
  ['a definition', `[a]: /${'x'.repeat(25_000)}\n\n${'[a] '.repeat(5000)}\n`],
  ['headings', 'a\n=\n'.repeat(4000)],
];

/** Replaces the text of a field in one event. Chromium takes seconds to insert thousands of lines as if they were typed. */
async function write(field: Locator, text: string): Promise<void> {
  await field.evaluate((element: HTMLTextAreaElement, value) => {
    // React replaces the property of the element itself.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      element,
      value,
    );
    element.dispatchEvent(new Event('input', {bubbles: true}));
  }, text);
}

/** The time between two frames of the page, in milliseconds: the longest while `work` runs. */
async function longestPause(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const state = {longest: 0, last: performance.now()};
    Object.assign(window, {pauses: state});
    const tick = () => {
      state.longest = Math.max(state.longest, performance.now() - state.last);
      state.last = performance.now();
      setTimeout(tick);
    };
    tick();
  });
  await work();
  return page.evaluate(() => (window as unknown as {pauses: {longest: number}}).pauses.longest);
}

test('F17 the scripts contain the edits of micromark whose time grows with the text', () => {
  const folder = join(publicBuild, 'assets/js');
  const scripts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  // A bundler leaves out a module that the package does not list under `sideEffects`.
  expect(scripts.filter((script) => script.includes('prototype.consume=')).length).toBeGreaterThan(
    0,
  );
});

test('F17 the home page answers while it renders a text whose result is long', async ({page}) => {
  test.setTimeout(timeLimit(120_000));
  await page.goto('');
  await hydrated(page);
  const sheet = page.getByRole('region', {name: '试写 Markdown'});
  const field = sheet.getByRole('textbox', {name: '写下'});
  const result = sheet.getByRole('group', {name: '得到'});
  await field.fill('*first*');
  await expect(result.locator('em')).toHaveText('first');
  for (const [name, text] of texts) {
    await test.step(name, async () => {
      const pause = await longestPause(page, async () => {
        await write(field, text);
        await expect(result.locator('em').or(sheet.getByRole('alert'))).toHaveCount(0, {
          timeout: timeLimit(30_000),
        });
      });
      await expect(field).toHaveValue(text);
      test.info().annotations.push({type: name, description: `longest pause ${String(pause)} ms`});
      await field.fill('*after*');
      await expect(result.locator('em')).toHaveText('after');
    });
  }
});

test('F17 an exercise keeps a text whose result is long, and grades the next answer', async ({
  page,
}) => {
  test.setTimeout(timeLimit(120_000));
  await page.goto('learn/headings');
  await hydrated(page);
  const exercise = page.locator('#first-heading');
  await exercise.scrollIntoViewIfNeeded();
  const field = exercise.getByRole('textbox', {name: 'Your Markdown'});
  for (const [name, text] of texts) {
    await test.step(name, async () => {
      await write(field, text.slice(0, 9_900));
      await exercise.getByRole('button', {name: 'Check'}).click();
      await expect(exercise.getByRole('status')).not.toBeEmpty({timeout: timeLimit(30_000)});
      await expect(field).toHaveValue(text.slice(0, 9_900));
    });
  }
});
