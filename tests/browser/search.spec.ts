import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {buttonOf, fieldOf, openBox, optionsOf} from '../support/search';
import {tagOfBasePath} from '../support/sites';
import {expect, hydrated, test} from '../support/test';
import {outer} from '../support/ring';

const beginning = 'Try searching for';

test.describe('the search box opens', () => {
  test.beforeEach(async ({page}) => {
    await page.goto('');
    await hydrated(page);
  });

  for (const keys of ['/', 'Control+k']) {
    test(
      `S1 S9 by ${keys}, and closes by Escape`,
      {tag: keys === '/' ? [] : outer},
      async ({page}) => {
        await page.keyboard.press(keys);
        await expect(fieldOf(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    );
  }

  test('S9 by its button, to which the focus returns', async ({page}) => {
    await buttonOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(buttonOf(page)).toBeFocused();
  });

  test('S9 and closes by its button, and by a press outside', {tag: outer}, async ({page}) => {
    await page.keyboard.press('/');
    await page.getByRole('button', {name: 'Close search'}).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('S9 and loses no letter that is typed while its code loads', async ({page}) => {
    let isReleased = false;
    await page.route('**/*.js', async (route) => {
      await expect.poll(() => isReleased).toBe(true);
      await route.continue();
    });
    await page.keyboard.press('/');
    const typing = page.evaluate(async () => {
      const letters = 'abc';
      let typed = '';
      // The box replaces the field while the test types.
      while (!document.querySelector('dialog [role="combobox"]') || typed.length % 100 > 0) {
        const letter = letters.charAt(typed.length % letters.length);
        typed += letter;
        // Types into the focused element, like a keyboard. Nothing else that a page can do is as close to that.
        // oxlint-disable-next-line typescript/no-deprecated
        document.execCommand('insertText', false, letter);
        await new Promise((resolve) => setTimeout(resolve));
      }
      return typed;
    });
    isReleased = true;
    const typed = await typing;
    await expect(fieldOf(page)).toHaveValue(typed);
    await page.keyboard.type(' rtu');
    await expect(fieldOf(page)).toHaveValue(`${typed} rtu`);
  });
});

test('S9 / is a letter in a field', {tag: outer}, async ({page}) => {
  await page.goto('search');
  await hydrated(page);
  const field = page.getByRole('searchbox');
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [width, height] of [
  [390, 780],
  [320, 640],
] as const) {
  test(
    `S9 on a phone of ${width} px the box is the whole screen`,
    {tag: width === 390 ? [] : outer},
    async ({page}) => {
      await page.setViewportSize({width, height});
      const field = await openBox(page);
      expect(await page.getByRole('dialog').boundingBox()).toEqual({x: 0, y: 0, width, height});
      await field.fill('Markdown');
      await expect(optionsOf(page).first()).toBeVisible();
      const overflow = await page
        .getByRole('dialog')
        .evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
      expect(overflow, 'the box scrolls sideways').toBeLessThanOrEqual(0);
    },
  );
}

test('S10 results are a list that the arrows move in, and that is announced', async ({page}) => {
  const box = await openBox(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.fill('终端电阻');
  const options = optionsOf(page);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const announcement = page.getByRole('status').filter({hasText: /pages? found for 终端电阻/});
  await expect(announcement).toHaveCount(1);

  const active = page.locator('[role="option"][aria-selected="true"]');
  const expectActive = async (option: Locator) => {
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(active).toHaveCount(1);
    await expect(option).toBeInViewport();
    expect(await box.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  };
  await box.press('Home'); // moves in the text, until another option is chosen
  await expectActive(options.first());
  await box.press('ArrowDown');
  await expectActive(options.nth(1));
  await box.press('End');
  await expectActive(options.last());
  await box.press('ArrowDown');
  await expectActive(options.first());
  await box.press('ArrowUp');
  await expectActive(options.last());
  await box.press('Home');
  await expectActive(options.first());
  await expect(box).toBeFocused();
});

for (const mode of ['light', 'dark'] as const) {
  test(
    `S10 the box is accessible, empty and with results, ${mode}`,
    {tag: mode === 'dark' ? [] : outer},
    async ({page}) => {
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
        localStorage.setItem('search-recent', '["终端电阻"]');
      }, mode);
      const findViolations = async () =>
        (await new AxeBuilder({page}).include('dialog').analyze()).violations.flatMap(
          ({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`),
        );
      const box = await openBox(page);
      await expect(page.getByText(beginning)).toBeVisible();
      expect(await findViolations()).toEqual([]);
      await box.fill('终端电阻');
      await expect(optionsOf(page).first()).toBeVisible();
      expect(await findViolations()).toEqual([]);
    },
  );
}

test(
  'S10 Enter waits for the answer to the last letter',
  {tag: [tagOfBasePath, outer]},
  async ({page}) => {
    const box = await openBox(page);
    await expect(page.getByText(beginning)).toBeVisible();
    await box.fill('WireGuard');
    await box.press('Enter');
    await expect(page).toHaveURL(/pop-vpn/);
  },
);

test(
  'S10 Ctrl-Enter opens a new tab, and the box stays',
  {tag: [tagOfBasePath, outer]},
  async ({page, context}) => {
    const box = await openBox(page);
    await box.fill('终端电阻');
    await expect(optionsOf(page).first()).toBeVisible();
    const opened = context.waitForEvent('page');
    await box.press('Control+Enter');
    await expect(await opened).toHaveURL(/blog\/rs485-vs-can/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(box).toBeFocused();
  },
);

/** Enters text into the focused field like an input method. */
async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page);
  const selection = ({length}: string) => ({selectionStart: length, selectionEnd: length});
  return {
    compose: (text: string) => session.send('Input.imeSetComposition', {text, ...selection(text)}),
    commit: (text: string) => session.send('Input.insertText', {text}),
  };
}

test('S10 a composition neither searches nor opens anything', async ({page}) => {
  const box = await openBox(page);
  await expect(page.getByText(beginning)).toBeVisible();
  const {compose, commit} = await inputMethod(page);
  await compose('jia');
  await compose('jiacu');
  await expect(box).toHaveValue('jiacu');
  await box.dispatchEvent('keydown', {
    key: 'Enter',
    keyCode: 229,
    isComposing: true,
    bubbles: true,
  });
  await page.waitForTimeout(300); // the page may not react, so there is no event to wait for
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(page.getByText(beginning)).toBeVisible();
  await commit('加粗');
  await expect(box).toHaveValue('加粗');
  await expect(optionsOf(page).first()).toBeVisible();
});

test(
  'S10 a composition on the page of all results changes no address',
  {tag: outer},
  async ({page}) => {
    await page.goto('search');
    await hydrated(page);
    const field = page.getByRole('searchbox');
    await field.focus();
    const {compose, commit} = await inputMethod(page);
    await compose('jiacu');
    await expect(field).toHaveValue('jiacu');
    await page.waitForTimeout(300); // the page may not react, so there is no event to wait for
    await expect(page).toHaveURL(/search$/);
    await commit('加粗');
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent('加粗')}$`));
  },
);
