import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {hashOfText} from '@markdown-zh/playground/share';
import {editorText} from '../support/playground';
import {publicBuild} from '../support/public-build';
import {expect, hydrated, test} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

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
        // A slow machine may reach the time limit, which the page says.
        const isAnswered = async () =>
          (await result.locator('em').count()) === 0 ||
          (await sheet.getByRole('alert').count()) > 0;
        await expect.poll(isAnswered, {timeout: timeLimit(30_000)}).toBe(true);
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
  // The exercise's code takes the place of its HTML meanwhile.
  await expect(() => exercise.scrollIntoViewIfNeeded()).toPass();
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

/** A name of a construct of micromark, which every bundle of this parser contains. */
const parserMark = 'setextHeadingLineSequence';

test('F18 the thread of a page runs no parser, however it works with a text', async ({page}) => {
  test.setTimeout(timeLimit(120_000));
  const folder = join(publicBuild, 'assets/js');
  const parsers = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(parserMark),
  );
  expect(parsers).not.toEqual([]); // those of the workers
  // Of the page's own thread: workers are targets of their own.
  await page.coverage.startJSCoverage({resetOnNavigation: false});

  await page.goto('');
  await hydrated(page);
  const sheet = page.getByRole('region', {name: '试写 Markdown'});
  await sheet.getByRole('textbox', {name: '写下'}).fill('*first* **真，**她说');
  await expect(sheet.locator('em')).toHaveText('first');
  await expect(
    sheet.getByRole('region', {name: '为什么不生效'}).getByRole('listitem'),
  ).not.toHaveCount(0);

  await page.goto('learn/headings');
  await hydrated(page);
  const exercise = page.locator('#first-heading');
  // The exercise's code takes the place of its HTML meanwhile.
  await expect(() => exercise.scrollIntoViewIfNeeded()).toPass();
  await exercise.getByRole('textbox', {name: 'Your Markdown'}).fill('*a*');
  await exercise.getByRole('button', {name: 'Check'}).click();
  await expect(exercise.getByRole('status')).not.toBeEmpty();

  await page.goto(`playground#text=${encodeURIComponent('| a |\n| - |\n| 1 |')}`);
  await hydrated(page);
  await page.locator('.cm-line').first().click();
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog', {name: 'Edit table'});
  await dialog.getByRole('button', {name: 'Apply'}).click();
  await expect(page.getByText('The table is in the text.')).toBeVisible();
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByText('Link copied')).toBeVisible();

  const scripts = await page.coverage.stopJSCoverage();
  // The editor's code is among them, which the page loads on demand.
  expect(scripts.some(({source}) => source?.includes('cm-gutter-lint'))).toBe(true);
  expect(scripts.filter(({source}) => source?.includes(parserMark)).map(({url}) => url)).toEqual(
    [],
  );
});

test('F18 a table that is too large for the grid is named with its line, and stays', async ({
  page,
}) => {
  const columns = 500;
  const text = `a\n\n|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|\n'.repeat(20_000)}`;
  await page.goto(`playground#${hashOfText(text) ?? ''}`);
  await hydrated(page);
  await page.locator('.cm-line').filter({hasText: '|a|a|'}).first().click();
  await page.keyboard.press('F2');
  await expect(page.getByText('The table in line 3 is too large for the grid')).toBeVisible({
    timeout: timeLimit(30_000),
  });
  expect(await editorText(page)).toContain('|a|a|');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('b');
  await expect(page.locator('.cm-line').first()).toHaveText('ba');
});
