import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {unlistedPage} from '../../site/article-components';
import {privateRoutes} from '../support/routes';
import {expect, hydrated, test} from '../support/test';

/** Every page of the sitemap, the pages of the hidden blog, the gallery, the search page and the 404 page. */
const sitemap = readFileSync('build/sitemap.xml', 'utf8');
const paths = [
  ...[...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/([^<]*)<\/loc>/g)].map(([, path = '']) => path),
  ...privateRoutes.map(({path}) => path),
  unlistedPage,
  'search',
  '404.html',
];

/** Axe's rules about colours: those of its category `cat.color` that are on by default. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const modes = ['light', 'dark'] as const;
const widths = [390, 1280] as const;

for (const path of [...new Set(paths)].map(decodeURI)) {
  test(`B7 S7 S8 /${path} is accessible, in its languages, indexable and asks nobody else`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000); // long pages take axe a while
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) {
        foreign.push(request.url());
      }
    });

    for (const mode of modes) {
      await page.addInitScript((value) => {
        // The playground's frames have no storage.
        if (window === window.top) {
          localStorage.setItem('theme', value);
        }
      }, mode);
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        expect.soft(await findViolations(page, mode, width), `${mode}, ${width} px`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `the page scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      }
    }

    expect(foreign).toEqual([]);
    await expect(
      page.locator('meta:is([name="robots"], [property="robots"])[content*="noindex"]'),
    ).toHaveCount(0);
    expect(await page.evaluate(findHanOutsideChinese)).toEqual([]);
  });
}

/**
 * What axe finds, as `rule: element`. What a page is made of does not depend on the colour mode, nor
 * the colours of an article on the width: each is looked at once, because pages are long.
 */
async function findViolations(page: Page, mode: string, width: number): Promise<string[]> {
  const colours = axe(page).withRules(colourRules);
  const runs = [
    width === 1280 ? colours : colours.exclude('.markdown'),
    ...(mode === 'light' ? [axe(page).disableRules(colourRules)] : []),
  ];
  const found: string[] = [];
  for (const run of runs) {
    const {violations} = await run.analyze();
    found.push(...violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`)));
  }
  return found;
}

function axe(page: Page): AxeBuilder {
  // Without frames there is nothing to isolate, and the pages are checked in half the time.
  return new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode(true);
}

/** Texts with Han characters whose nearest `lang` is not Chinese; runs in the page. */
function findHanOutsideChinese(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const {parentElement: parent, textContent: text} = walker.currentNode;
    const isRendered = parent !== null && !parent.closest('script, style, noscript');
    const language = parent?.closest('[lang]')?.getAttribute('lang') ?? '';
    if (isRendered && /\p{Script=Han}/u.test(text ?? '') && !language.startsWith('zh')) {
      found.push((text ?? '').slice(0, 40));
    }
  }
  return found;
}
