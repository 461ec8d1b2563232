import type axeCore from 'axe-core';
import {source} from 'axe-core';
import {spareWork} from '../support/axe';
import {allPages} from '../support/all-pages';
import {expect, test} from '../support/firefox';

/** Mode and width: what a page is made of depends on both, and is looked at in Chromium in all of them. */
const views = [
  {mode: 'light', width: 1280},
  {mode: 'dark', width: 390},
] as const;

for (const path of allPages()) {
  test(`/${path} works in Firefox, and is accessible there`, async ({
    firefoxPage: page,
    baseURL,
  }) => {
    await page.goto(new URL(encodeURI(path), baseURL).href);
    for (const {mode, width} of views) {
      await page.setViewport({width, height: 900});
      await page.evaluate((theme) => {
        localStorage.setItem('theme', theme);
      }, mode);
      await page.reload();
      await page.waitForSelector(`html[data-has-hydrated=true][data-theme=${mode}]`);
      await page.evaluate(source);
      await page.evaluate(spareWork);
      const violations = await page.evaluate(findViolations);
      expect.soft(violations, `${mode}, ${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `the page scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

/** What axe finds, as `rule: element`; runs in the page. */
async function findViolations(): Promise<string[]> {
  const {axe} = window as unknown as {axe: typeof axeCore};
  const {violations} = await axe.run({resultTypes: ['violations'], iframes: false});
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
}
