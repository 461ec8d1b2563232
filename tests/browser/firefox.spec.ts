import type axeCore from 'axe-core';
import {source} from 'axe-core';
import {colourRules, settled, spareWork, widthRules, type Scope} from '../support/axe';
import {allPages} from '../support/all-pages';
import {outer} from '../support/ring';
import {expect, test} from '../support/firefox';

/** The size of the window while a page loads. */
const wide = {width: 1280, height: 900};

const article = '.markdown';

/** One page for each kind of script. Others differ only in their content, which the outer ring tests. */
const kinds = ['', 'docs/intro', 'playground'];

for (const path of allPages()) {
  test(
    `/${path} works in Firefox, and is accessible there`,
    {tag: kinds.includes(path) ? [] : outer},
    async ({firefoxPage: page, baseURL}) => {
      await page.setViewport(wide);
      await page.goto(new URL(encodeURI(path), baseURL).href);
      await page.waitForSelector('html[data-has-hydrated=true][data-theme=light]');
      await page.evaluate(source);
      await page.evaluate(spareWork);
      expect.soft(await page.evaluate(findViolations, {}), 'light, wide').toEqual([]);
      expect.soft(await page.evaluate(findOverflow), 'light, wide').toBeLessThanOrEqual(0);

      await page.click('button[aria-label^="Switch between dark and light mode"]');
      await page.waitForSelector('html[data-theme=dark]');
      await page.setViewport({...wide, width: 390});
      await page.evaluate(settled);
      // The results saved in light mode do not hold in dark mode.
      await page.evaluate(spareWork);
      for (const scope of [
        // The width changes the elements around an article, but inside it only adds a button that enlarges small
        // pictures.
        {exclude: article},
        {include: `${article} [class*="enlarge"]`},
        // For elements that stay the same, the mode changes the colours, and the width the sizes.
        {include: article, rules: [...colourRules, ...widthRules]},
      ]) {
        expect.soft(await page.evaluate(findViolations, scope), 'dark, narrow').toEqual([]);
      }
      expect.soft(await page.evaluate(findOverflow), 'dark, narrow').toBeLessThanOrEqual(0);
    },
  );
}

/** The findings of axe, as `rule: element`; runs in the page. */
async function findViolations({include, exclude, rules}: Scope): Promise<string[]> {
  const {axe} = window as unknown as {axe: typeof axeCore};
  if (include && !document.querySelector(include)) {
    return [];
  }
  const {violations} = await axe.run(
    {include: include ?? 'html', ...(exclude && {exclude})},
    {
      resultTypes: ['violations'],
      iframes: false,
      ...(rules ? {runOnly: [...rules]} : {rules: {'target-size': {enabled: true}}}),
    },
  );
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
}

/** The number of pixels by which the page scrolls sideways; runs in the page. */
function findOverflow(): number {
  const {scrollWidth, clientWidth} = document.documentElement;
  return scrollWidth - clientWidth;
}
