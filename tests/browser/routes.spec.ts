import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {canonicalAddress, cleaned, titleOf} from '../support/addresses';
import {allRoutes} from '../support/routes';
import {tagOfBasePath} from '../support/sites';
import {expect, hydrated, test} from '../support/test';

const rows = [...new Set(allRoutes.map(({row}) => row))];

for (const row of rows) {
  test(
    `${row} its pages are delivered with their own title, one h1 and a canonical link`,
    {tag: tagOfBasePath},
    async ({request, baseURL}) => {
      for (const {path} of allRoutes.filter((route) => route.row === row)) {
        const response = await request.get(path);
        expect(response.status(), path).toBe(200);
        const {titles, headings, canonical} = readOutline(await response.text());
        expect(titles, path).toEqual([expect.stringMatching(titleOf(path))]);
        expect(headings, path).toEqual([expect.stringMatching(/./)]);
        expect(canonical.map(cleaned), path).toEqual([canonicalAddress(path, baseURL)]);
      }
    },
  );
}

test('R1–R25 no two pages share a title', async ({request}) => {
  const titles = new Map<string, string>();
  for (const {path} of allRoutes) {
    const outline = readOutline(await (await request.get(path)).text());
    const title = outline.titles.join();
    expect(titles.get(title), `${title} of /${path}`).toBeUndefined();
    titles.set(title, path);
  }
});

test.describe('unknown paths', () => {
  test.use({expectedMessages: /status of 404/});

  for (const [path, tag] of [
    ['nothing', undefined],
    ['docs/nothing', tagOfBasePath],
    ['docs/tools/nothing', undefined],
    ['blog/nothing', undefined],
    ['不存在', undefined],
  ] as const) {
    test(`R26 E6 /${path} is the not-found page`, {tag: tag ?? []}, async ({page}) => {
      const response = await page.goto(path);
      await hydrated(page);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle('Page Not Found | Markdown 中文');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    });
  }
});

test('R27 feeds, sitemap and fallback answer', {tag: tagOfBasePath}, async ({request}) => {
  for (const [path, type] of [
    ['blog/rss.xml', /xml/],
    ['blog/atom.xml', /xml/],
    ['sitemap.xml', /xml/],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(type);
  }
  const fallback = await request.get('404.html');
  expect([200, 404]).toContain(fallback.status());
  expect(await fallback.text()).toContain('Page Not Found');
});

/** The parts that distinguish a page from others. */
interface Outline {
  /** Texts of its `title` elements. */
  readonly titles: readonly string[];
  /** Texts of its headings of the first level. */
  readonly headings: readonly string[];
  /** Addresses of its canonical links. */
  readonly canonical: readonly string[];
}

/** Reads a page as delivered. Titles of drawings do not belong to the page. */
function readOutline(html: string): Outline {
  const titles: string[] = [];
  const headings: string[] = [];
  const canonical: string[] = [];
  visit(fromHtml(html), 'element', (element, _index, parent) => {
    const {tagName, properties} = element;
    if (tagName === 'title' && parent?.type === 'element' && parent.tagName === 'head') {
      titles.push(textContent(element));
    } else if (tagName === 'h1') {
      headings.push(textContent(element));
    } else if (tagName === 'link' && [properties.rel].flat().includes('canonical')) {
      canonical.push(String(properties.href));
    }
  });
  return {titles, headings, canonical};
}

function textContent(element: Element): string {
  let text = '';
  visit(element, 'text', ({value}) => {
    text += value;
  });
  return text.trim();
}
