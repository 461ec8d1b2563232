import type {Page} from '@playwright/test';
import {readPngSize} from '../../plugins/machines/share-pictures/png';
import {ownerFacts} from '../../site/identity';
import {navbarLabels} from '../../site/navbar';
import {readArticles} from '../support/content';
import {allHeads} from '../support/heads';
import {pathOf} from '../support/pages';
import {tagOfBasePath} from '../support/sites';
import {expect, hydrated, test} from '../support/test';

const once = [
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'og:site_name',
  'og:locale',
  'twitter:card',
  'description',
];

/** The address on this test's server of a file on the published site. */
function served(address: string, baseURL = ''): string {
  expect(address.startsWith(`${ownerFacts.siteUrl.placeholder}${new URL(baseURL).pathname}`)).toBe(
    true,
  );
  return new URL(new URL(address).pathname, baseURL).href;
}

test(
  'every page says once and completely how it wants to be shown elsewhere',
  {tag: tagOfBasePath},
  async ({request, baseURL}) => {
    for (const {path, properties} of await allHeads(request, baseURL)) {
      for (const name of once) {
        expect(properties.get(name), `${name} of /${path}`).toHaveLength(1);
        expect(properties.get(name)?.[0]?.trim(), `${name} of /${path}`).not.toBe('');
      }
      expect(properties.get('twitter:card'), path).toEqual(['summary_large_image']);
      expect(properties.get('og:locale')?.[0], path).toMatch(/^(?:zh_CN|en_US)$/);
      served(properties.get('og:url')?.[0] ?? '', baseURL);
    }
  },
);

test(
  'articles say that they are, in which language, and by whom and when they were written',
  {tag: tagOfBasePath},
  async ({request, baseURL}) => {
    const heads = new Map((await allHeads(request, baseURL)).map((head) => [head.path, head]));
    const articles = readArticles().filter(({frontMatter}) => frontMatter.draft !== true);
    expect(articles.length).toBeGreaterThan(30);
    for (const article of articles) {
      const path = pathOf(article);
      const properties = heads.get(path)?.properties ?? new Map<string, readonly string[]>();
      const isPage = article.file.startsWith('src/');
      expect(properties.get('og:type'), path).toEqual([isPage ? 'website' : 'article']);
      expect(properties.get('og:locale'), path).toEqual(['zh_CN']);
      expect(properties.get('og:image:alt')?.[0], path).toContain(
        String(article.frontMatter.title),
      );
      const {date, authors, tags} = article.frontMatter;
      if (typeof date === 'string') {
        expect(properties.get('article:published_time'), path).toEqual([`${date}T00:00:00.000Z`]);
        expect(properties.get('article:author'), path).toHaveLength((authors as string[]).length);
        expect(properties.get('article:tag'), path).toHaveLength((tags as string[]).length);
      }
    }
  },
);

test(
  'the picture of every page is there, 1200 × 630 pixels and at most 40 KB',
  {tag: tagOfBasePath},
  async ({request, baseURL}) => {
    const heads = await allHeads(request, baseURL);
    const addresses = new Set(heads.map(({properties}) => properties.get('og:image')?.[0] ?? ''));
    expect(addresses.size).toBeGreaterThan(30);
    for (const address of addresses) {
      const response = await request.get(served(address, baseURL));
      expect(response.status(), address).toBe(200);
      const bytes = await response.body();
      expect(readPngSize(bytes), address).toEqual({width: 1200, height: 630});
      expect(bytes.length, address).toBeLessThanOrEqual(40 * 1024);
    }
  },
);

async function expectHeadOf(page: Page, title: string): Promise<void> {
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
    'content',
    new RegExp(title),
  );
  for (const name of once) {
    const elements = page.locator(`meta[property="${name}"], meta[name="${name}"]`);
    await expect(elements, name).toHaveCount(1);
  }
}

test(
  'scripts leave the head as it was built, and in-site navigation brings the next one',
  {tag: tagOfBasePath},
  async ({page}) => {
    await page.goto('blog/rs485-vs-can');
    await hydrated(page);
    await expectHeadOf(page, 'RS485');
    await expect(page.locator('meta[property="article:tag"]')).toHaveCount(2);
    await page.getByRole('link', {name: navbarLabels.tutorial, exact: true}).first().click();
    await expectHeadOf(page, '从零开始');
    // Docs have only the time of their last update.
    const article = page.locator('meta[property^="article:"]:not([property$=":modified_time"])');
    await expect(article).toHaveCount(0);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/img\/share\/docs\/intro\.png$/,
    );
  },
);
