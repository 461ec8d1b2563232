import type {Page} from '@playwright/test';
import {unlistedPage} from '../../site/article-components';
import {canonicalAddress, cleaned, titleOf} from '../support/addresses';
import {allPages} from '../support/all-pages';
import {colourRules, findViolations, settled, widthRules} from '../support/axe';
import {tagOfFonts} from '../support/fonts';
import {findWrongLanguages} from '../support/languages';
import {doubleText, findLostContent, setReaderStyles, wideSpacing} from '../support/lost-content';
import {outer, sampleOf} from '../support/ring';
import {allRoutes} from '../support/routes';
import {expect, hydrated, test} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

const widths = {dark: [1280], light: [1280, 768, 320]} as const;

/**
 * One page of each layout. Other pages have the same surroundings and content from the parts in the gallery, and the
 * step `HTML` checks the HTML of each. The outer ring tests all of them.
 */
const kinds = ['', 'docs/intro', 'playground', unlistedPage];

const pages = allPages();

/** The number of pages that one test opens, one after another in the same tab. */
const groupSize = 9;
const groups = Array.from({length: Math.ceil(pages.length / groupSize)}, (_, index) =>
  pages.slice(index * groupSize, (index + 1) * groupSize),
);

// In test:all, these tests take ten minutes.
test.describe.configure({mode: 'parallel'});

test('R1–R25 R28 every route of the contract is among the pages that are looked at', () => {
  expect(pages.map(cleaned)).toEqual(expect.arrayContaining(allRoutes.map(({path}) => path)));
});

/** Collects the addresses on other origins that a page requests. */
function watchForeign(page: Page, baseURL = ''): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL).origin) {
      foreign.push(request.url());
    }
  });
  return foreign;
}

/** Loads a page, and checks its title and its metadata for machines. */
async function open(page: Page, path: string, baseURL: string | undefined): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page, path).toHaveTitle(titleOf(path));
  await expect(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 1}), path).not.toBeEmpty();
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical, path).toHaveCount(1);
  const address = (await canonical.getAttribute('href')) ?? '';
  expect(cleaned(address)).toBe(canonicalAddress(path, baseURL));
  await expect(
    page.locator('meta:is([name="robots"], [property="robots"])[content*="noindex"]'),
    path,
  ).toHaveCount(0);
  // The test host sends the policies of real hosts, and each violation is a console error.
  expect(await page.evaluate(() => crossOriginIsolated), path).toBe(true);
  expect(await findWrongLanguages(page), path).toEqual([]);
}

function findOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Checks that text stays whole at double size, and with the spacing of WCAG 1.4.12. */
async function expectNoLosses(page: Page, path: string): Promise<void> {
  for (const [name, content] of Object.entries({doubleText, wideSpacing})) {
    await setReaderStyles(page, content);
    expect.soft(await findLostContent(page), `/${path}, ${name}`).toEqual([]);
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 320, height: 900}});

  test('S8 no page scrolls sideways on a phone', async ({page}) => {
    for (const path of sampleOf(pages, 20)) {
      await page.goto(path);
      expect.soft(await findOverflow(page), `/${path}`).toBeLessThanOrEqual(0);
    }
  });
});

for (const [index, paths] of groups.entries()) {
  test(
    `B7 H2 S7 S8 T6 group ${index + 1} of all pages: each is isolated, in its languages, indexable, fits a phone and asks nobody else`,
    {tag: outer},
    async ({page, baseURL}) => {
      const foreign = watchForeign(page, baseURL);
      await page.setViewportSize({width: 320, height: 900});
      for (const path of paths) {
        await open(page, path, baseURL);
        expect
          .soft(await findOverflow(page), `/${path} scrolls sideways at 320 px`)
          .toBeLessThanOrEqual(0);
        await expectNoLosses(page, path);
      }
      expect(foreign).toEqual([]);
    },
  );
}

for (const path of pages) {
  test(
    `B7 H2 S7 S8 T5 T6 /${path} is accessible in both modes and at every width`,
    {tag: path === unlistedPage ? tagOfFonts : kinds.includes(path) ? [] : outer},
    async ({page, baseURL}) => {
      test.setTimeout(timeLimit(180_000)); // axe takes long for long pages
      const foreign = watchForeign(page, baseURL);
      await page.addInitScript(() => {
        // The playground's frames have no storage.
        if (window === window.top) {
          localStorage.setItem('theme', 'dark');
        }
      });
      await open(page, path, baseURL);

      // The page loads in dark mode, which the server did not render; the other specs load pages in light mode.
      for (const mode of ['dark', 'light'] as const) {
        if (mode === 'light') {
          await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
        }
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        for (const width of widths[mode]) {
          await page.setViewportSize({width, height: 900});
          await page.evaluate(settled);
          // The width decides which parts a page shows; the mode does not. The width between the widest and the
          // narrowest adds no parts, only other sizes.
          const isBetween = width === 768;
          const violations = await findViolations(page, {
            ...(mode === 'dark' && {rules: colourRules}),
            ...(isBetween && {rules: widthRules}),
          });
          expect.soft(violations, `${mode}, ${width} px`).toEqual([]);
          expect
            .soft(await findOverflow(page), `the page scrolls sideways at ${width} px`)
            .toBeLessThanOrEqual(0);
        }
      }
      await expectNoLosses(page, path);
      expect(foreign).toEqual([]);
    },
  );
}
