import type {Page} from '@playwright/test';
import {pathological, prose} from '../fixtures/hostile/pathological';
import {outer} from '../support/ring';
import {expect, test} from '../support/test';
import {openPlayground} from '../../scripts/playground-page';
import {chooseView, editor, expectShown, showText} from '../support/playground';
import {timeLimit} from '../support/time-limit.mjs';

const lines = (page: Page) => editor(page).locator('.cm-line');
const results = (page: Page) => page.getByRole('region', {name: 'Results'});

/** A key with which no text begins or ends. */
const typed = 'Z';

/** Fails if the page is too busy to answer in time. */
async function answered(body: () => Promise<void>): Promise<void> {
  await test.step('the page answers', body, {timeout: timeLimit(10_000)});
}

/** Shows a text whose beginning must differ from that of the previous one. */
async function replaceText(page: Page, text: string): Promise<void> {
  const before = (await lines(page).first().textContent()) ?? '';
  await showText(page, text);
  await expect(lines(page).first()).not.toHaveText(before);
}

/** Types a character at the end, so that the text before it stays as hard to read. */
async function type(page: Page): Promise<void> {
  await editor(page).press('Control+End');
  await page.keyboard.type(typed);
  await expect(lines(page).last()).toHaveText(new RegExp(`${typed}$`));
}

/** Shows a text and types in it. */
async function write(page: Page, text: string): Promise<void> {
  await answered(async () => {
    await replaceText(page, text);
    await type(page);
  });
}

/** An ordinary text appears again, whatever came before it. */
async function expectUsable(page: Page, marker: string): Promise<void> {
  await showText(page, `${marker}\n\n**text**\n`);
  await expectShown(page, marker, 60_000);
}

for (const [group, generators] of Object.entries(pathological)) {
  test(
    `texts that are hard to read leave the page usable: ${group}`,
    {tag: outer},
    async ({page}) => {
      test.setTimeout(timeLimit(240_000));
      await openPlayground(page);
      await expectUsable(page, 'before');
      for (const [index, [name, generate]] of Object.entries(generators).entries()) {
        await test.step(name, async () => {
          await write(page, generate(1500));
          await expectUsable(page, `text ${index}`);
        });
      }
    },
  );
}

// These steps do not wait for results, which may take their full time limit.
test('long texts that are hard to read leave the editor quick', {tag: outer}, async ({page}) => {
  const {nested, openers, blocks} = pathological;
  const texts = [
    nested['nested quotes without spaces'](60_000),
    nested['nested lists on a line'](30_000),
    nested['nested emphasis'](700), // short enough for highlighting
    openers['definitions whose titles do not end'](30_000),
    blocks['a long line below the head of a table'](60_000),
  ];
  await openPlayground(page);
  await expectUsable(page, 'before');
  for (const text of texts) {
    await write(page, text);
  }
  await expectUsable(page, 'after');
});

test(
  'an engine that takes too long is named and stopped; the others are shown',
  {tag: outer},
  async ({page}) => {
    test.setTimeout(timeLimit(180_000));
    await openPlayground(page);
    await chooseView(page, 'Engines');
    await expectUsable(page, 'before');
    await write(page, pathological.openers['brackets that close'](100_000));
    const alerts = results(page).getByRole('alert');
    await expect(alerts.first()).toContainText('took too long', {timeout: timeLimit(60_000)});
    await expect(results(page).getByRole('region').first()).toContainText(typed);
    await expectUsable(page, 'after');
    await expect(alerts).toHaveCount(0);
  },
);

test(
  'an engine that refuses a text is named; the others are shown',
  {tag: outer},
  async ({page}) => {
    test.setTimeout(timeLimit(180_000));
    await openPlayground(page);
    await chooseView(page, 'Engines');
    await expectUsable(page, 'before');
    await write(page, pathological.nested['nested quotes without spaces'](5000));
    const alerts = results(page).getByRole('alert');
    await expect(alerts.first()).toContainText(/rejected this text|took too long/, {
      timeout: timeLimit(60_000),
    });
    await expect(results(page).getByRole('region').first()).toContainText('blockquote');
    await expectUsable(page, 'after');
  },
);

for (const depth of [200, 1000, 5000]) {
  test(
    `the tree of a text that is nested ${depth} deep leaves the page usable`,
    {tag: depth === 200 ? [] : outer},
    async ({page}) => {
      test.setTimeout(timeLimit(180_000));
      await openPlayground(page);
      await expectUsable(page, 'before');
      await chooseView(page, 'Syntax tree');
      await write(page, `${'>'.repeat(depth)} a`);
      const shown = results(page).getByRole('treeitem', {name: /^root/});
      const message = results(page).getByRole('alert');
      await expect(shown.or(message).first()).toBeVisible({timeout: timeLimit(60_000)});
      await chooseView(page, 'Preview');
      await expectUsable(page, 'after');
    },
  );
}

test('a text of a megabyte can be written in', {tag: outer}, async ({page}) => {
  test.setTimeout(timeLimit(180_000));
  await openPlayground(page);
  const buffer = Buffer.from(prose(1_000_000));
  await page
    .locator('input[type="file"]')
    .setInputFiles({name: 'a.md', mimeType: 'text/markdown', buffer});
  await expect(editor(page)).toContainText('第 0 节');
  await answered(() => type(page));
  const shown = page.frameLocator('iframe[title="Preview"]').getByText('这是第 0 段');
  const stopped = results(page).getByRole('alert');
  const count = async () => (await shown.count()) + (await stopped.count());
  await expect.poll(count, {timeout: timeLimit(60_000)}).toBeGreaterThan(0);
  await expectUsable(page, 'after');
});
