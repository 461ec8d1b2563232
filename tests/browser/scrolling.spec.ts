import type {Page} from '@playwright/test';
import {unlistedPage} from '../../site/article-components';
import {tagOfFonts} from '../support/fonts';
import {findLostContent, setReaderStyles, wideSpacing} from '../support/lost-content';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';

/** Pages of each layout. The gallery shows all parts of articles, in every state. */
const first = [unlistedPage, 'docs/tutorial-basics/extended-syntax/formulas'];
const others = [
  '',
  'docs',
  'docs/cheat-sheet',
  'docs/tutorial-extras/hacks',
  'blog/rs485-vs-can',
  'compatibility',
  'playground',
  'search?q=Markdown',
  'learn/code',
  'calculators',
  'calculators/can-bit-timing',
];

test('T4 what the keyboard cannot scroll is found', async ({page}) => {
  const style = 'style="overflow: auto; width: 50px; white-space: nowrap"';
  await page.setContent(`<!DOCTYPE html><body>
    <div ${style}>a line that is too long</div>
    <div ${style} tabindex="0">a stop without a name</div>
    <div ${style} tabindex="0" role="group" aria-label="text">a line that is too long</div>
    <div ${style}>too long, with <a href="#a">a link</a></div>
    <pre ${style} tabindex="0">a line that is too long</pre>
    <div ${style}>short</div>`);
  expect(await findScrollersWithoutKeyboard(page)).toEqual([
    'no keyboard: div. "a line that is too long"',
    'no role or name: div. "a stop without a name"',
  ]);
});

for (const path of [...first, ...others]) {
  test(
    `T4 T6 /${path}: what scrolls can be reached by keyboard, and nothing is cut off`,
    {tag: first.includes(path) ? tagOfFonts : [tagOfFonts, outer]},
    async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({width, height: 900});
        for (const styles of ['', wideSpacing]) {
          await setReaderStyles(page, styles);
          await page.keyboard.press('Tab'); // src/client/scrollable-results.ts listens to it
          const where = `${String(width)} px${styles && ', wide spacing'}`;
          expect.soft(await findScrollersWithoutKeyboard(page), where).toEqual([]);
          expect.soft(await findLostContent(page), where).toEqual([]);
        }
      }
    },
  );
}

/**
 * Elements that scroll, because their content exceeds their room, but that the keyboard does not reach, or that lack a role or a name.
 * Chromium makes such elements focusable by itself, Safari does not. Code and tables need no further role, and screen readers read their
 * text.
 */
function findScrollersWithoutKeyboard(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = ':is(a[href], button, input, select, textarea, summary, [tabindex], iframe)';
    const isReached = (element: Element) =>
      element instanceof HTMLElement && element.tabIndex >= 0 && element.checkVisibility();
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const {overflowX, overflowY} = getComputedStyle(element);
      const scrolls =
        (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) ||
        (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight);
      if (!scrolls || element.clientWidth <= 1 || !element.checkVisibility()) {
        return [];
      }
      const isNative = element.matches(':is(textarea, input, select, pre, table)');
      const hasName = ['aria-label', 'aria-labelledby'].some((name) => element.hasAttribute(name));
      const fault = !isReached(element)
        ? ![...element.querySelectorAll(controls)].some(isReached) && 'no keyboard'
        : !isNative && !(element.hasAttribute('role') && hasName) && 'no role or name';
      return fault
        ? [
            `${fault}: ${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 30)}"`,
          ]
        : [];
    });
  });
}
