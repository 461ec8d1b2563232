import type {Page} from 'puppeteer-core';
import {readLessons} from '../support/lessons';
import {outer} from '../support/ring';
import {expect, test} from '../support/firefox';
import {timeLimit} from '../support/time-limit.mjs';

/** Presses Tab until the field of an exercise has the focus. The exercise comes alive once its first link has the focus. */
async function tabTo(page: Page, id: string): Promise<void> {
  const isInside = () =>
    page.evaluate((exercise) => !!document.activeElement?.closest(`#${exercise}`), id);
  for (let presses = 0; presses < 80 && !(await isInside()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.waitForSelector(`#${id} textarea`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.localName), id).toBe('textarea');
}

for (const {path, exercises} of readLessons()) {
  test(
    `L8 all exercises of /${path} are solved by keyboard alone in Firefox`,
    {tag: path === 'learn/emphasis' ? [] : outer},
    async ({firefoxPage: page, baseURL}) => {
      await page.setViewport({width: 390, height: 844});
      await page.goto(new URL(path, baseURL).href);
      await page.waitForSelector('html[data-has-hydrated=true]');
      for (const {id, answer} of exercises) {
        await tabTo(page, id);
        await page.keyboard.down('Control');
        await page.keyboard.press('a');
        await page.keyboard.up('Control');
        await page.keyboard.type(answer);
        await page.keyboard.down('Control');
        await page.keyboard.press('Enter');
        await page.keyboard.up('Control');
        await page.waitForFunction(
          (exercise) =>
            document.querySelector(`#${exercise} [role=status]`)?.textContent === '对了。',
          {timeout: timeLimit(20_000)},
          id,
        );
      }
    },
  );
}
