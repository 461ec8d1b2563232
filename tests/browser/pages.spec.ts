import AxeBuilder from '@axe-core/playwright';
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

const modes = ['light', 'dark'] as const;
const widths = [390, 1280] as const;

for (const path of [...new Set(paths)].map(decodeURI)) {
  test(`B7 S7 S8 /${path} is accessible, in its languages, indexable and asks nobody else`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) {
        foreign.push(request.url());
      }
    });

    for (const mode of modes) {
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
      }, mode);
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        const axe = new AxeBuilder({page})
          .options({resultTypes: ['violations']})
          // Without frames there is nothing to isolate, and the pages are checked in half the time.
          .setLegacyMode(true);
        if (width === 390) {
          // The colours of code do not depend on the width: they are checked at 1280 px.
          axe.exclude('pre code');
        }
        const {violations} = await axe.analyze();
        const nodes = violations.flatMap(({id, nodes: found}) =>
          found.map(({html}) => `${id}: ${html}`),
        );
        expect.soft(nodes, `${mode}, ${width} px`).toEqual([]);
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
