import type {Page} from '@playwright/test';
import {injectCrash, injectedMessage, setBroken} from '../../support/injected-crash';
import {fieldOf} from '../../support/search';
import {expect, hydrated, test} from '../../support/test';
import {outer} from '../../support/ring';

/** A live part, and how a reader reaches it after it breaks. */
interface Part {
  readonly path: string;
  /** A text that this part renders, and nothing else on the page. */
  readonly text: string;
  readonly reach: (page: Page) => Promise<unknown>;
  /** An element that exists when the part works. */
  readonly works: (page: Page) => ReturnType<Page['locator']>;
}

const doc = 'docs/tutorial-basics/basic-syntax';

const parts: Readonly<Record<string, Part>> = {
  'a calculator': {
    path: 'blog/screen-size-calculation',
    text: '横向像素',
    reach: async (page) => {
      const calculator = page.locator('[data-island]').first();
      await calculator.scrollIntoViewIfNeeded();
      // A part that has already loaded renders this text again at the next key.
      await Promise.race([
        calculator.locator('input').first().fill('7'),
        calculator.getByRole('alert').waitFor(),
      ]);
    },
    works: (page) => page.locator('[data-island] input:enabled').first(),
  },
  tabs: {
    path: 'docs/tutorial-basics/markdown-features/boxes',
    text: 'tablist',
    reach: (page) => page.getByRole('tab').nth(1).click(),
    works: (page) => page.getByRole('tab').first(),
  },
  'the search box': {
    path: 'docs/intro',
    text: 'Results',
    reach: async (page) => {
      await page.keyboard.press('Control+k');
      await fieldOf(page).fill('Modbus');
    },
    works: fieldOf,
  },
  'an example that is edited': {
    path: doc,
    text: 'Result',
    reach: (page) => page.locator('[data-action="edit"]').first().click(),
    works: (page) => page.getByRole('button', {name: 'Reset'}),
  },
  'a picture that is enlarged': {
    path: 'blog/rs485-vs-can',
    text: 'Picture',
    reach: async (page) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.locator('[data-action="enlarge"]:visible').first().click();
    },
    works: (page) => page.getByRole('dialog', {name: 'Picture'}),
  },
  'the list of shortcuts': {
    path: 'docs/intro',
    text: 'Enable single-key shortcuts: / and ?',
    reach: (page) => page.keyboard.press('?'),
    works: (page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'}),
  },
  'the sheet on the home page': {
    path: '',
    text: '写下',
    reach: (page) => page.locator('textarea').fill('# 一'),
    works: (page) => page.locator('textarea'),
  },
  'the results of the playground': {
    path: 'playground#text=',
    text: 'Results',
    reach: (page) => page.getByRole('textbox', {name: 'Markdown text'}).fill('here it is'),
    works: (page) => page.getByRole('region', {name: 'Results'}),
  },
  'the diagnoses of the playground': {
    path: 'playground#text=',
    text: 'diagnoses',
    reach: (page) => page.getByRole('textbox', {name: 'Markdown text'}).fill('**真，**她'),
    works: (page) => page.getByRole('region', {name: '为什么不生效'}),
  },
};

test.describe('F13 a crash in a live part', () => {
  test.use({expectedMessages: new RegExp(`${injectedMessage}|error occurred in|recover`)});

  for (const [name, {path, text, reach, works}] of Object.entries(parts)) {
    test(
      `F13 in ${name}: the page stays, says so, and Try again helps`,
      {tag: ['a calculator', 'the search box'].includes(name) ? [] : outer},
      async ({page}) => {
        const expectPlanted = await injectCrash(page, text);
        await page.goto(path);
        await hydrated(page);
        const title = await page.title();
        const heading = page.locator('h1').first();
        const headingText = (await heading.textContent()) ?? '';
        await setBroken(page, true);
        await reach(page);
        const crash = page.getByRole('alert').filter({hasText: 'This part of the page crashed'});
        await expect(crash).toContainText(injectedMessage);
        await expect(crash).toBeInViewport();
        expectPlanted();
        await expect(heading).toHaveText(headingText);
        await expect(page).toHaveTitle(title);
        await setBroken(page, false);
        await crash.getByRole('button', {name: 'Try again'}).click();
        await expect(crash).toHaveCount(0);
        await expect(works(page)).toBeVisible();
      },
    );
  }

  test('F13 in the buttons of code: the text of the code stays', async ({page}) => {
    await injectCrash(page, 'Copy code to clipboard', true);
    await page.goto('docs/tools/ssh-terminal');
    await hydrated(page);
    const crash = page.getByRole('alert').filter({hasText: 'This part of the page crashed'});
    await expect(crash.first()).toBeVisible();
    await expect(page.locator('.theme-code-block code').first()).toBeVisible();
    await setBroken(page, false);
    await crash.first().getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeVisible();
  });
});
