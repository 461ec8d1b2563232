import {ownerFacts, title as siteTitle} from '../../site/identity';
import {allRoutes} from '../support/routes';
import {expect, hydrated, test} from '../support/test';

/** The address of a path as the build's canonical link must name it, without a slash at its end. */
function canonical(baseURL: string, path: string): string {
  const {pathname} = new URL(path, baseURL);
  return withoutSlash(decodeURI(ownerFacts.siteUrl.placeholder + pathname));
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

const rows = [...new Set(allRoutes.map(({row}) => row))];

for (const row of rows) {
  test(`${row} its pages have their own title, one h1 and a canonical link`, async ({
    page,
    baseURL,
  }) => {
    for (const {path} of allRoutes.filter((route) => route.row === row)) {
      const response = await page.goto(path);
      await hydrated(page);

      expect(response?.status(), path).toBe(200);
      await expect(page, path).toHaveTitle(path === '' ? siteTitle : / \| Markdown 中文$/);
      await expect(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
      await expect(page.getByRole('heading', {level: 1}), path).not.toBeEmpty();
      const link = page.locator('link[rel="canonical"]');
      await expect(link, path).toHaveCount(1);
      const address = decodeURI((await link.getAttribute('href')) ?? '');
      expect(withoutSlash(address)).toBe(canonical(baseURL ?? '', path));
    }
  });
}

test('R1–R25 no two pages share a title', async ({request}) => {
  const titles = new Map<string, string>();
  for (const {path} of allRoutes) {
    const html = await (await request.get(path)).text();
    const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
    expect(titles.get(title), `${title} of /${path}`).toBeUndefined();
    titles.set(title, path);
  }
});

test.describe('unknown paths', () => {
  test.use({expectedMessages: /status of 404/});

  for (const path of ['nothing', 'docs/nothing', 'docs/tools/nothing', 'blog/nothing', '不存在']) {
    test(`R26 E6 /${path} is the not-found page`, async ({page}) => {
      const response = await page.goto(path);
      await hydrated(page);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle('Page Not Found | Markdown 中文');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    });
  }
});

test('R27 feeds, sitemap and fallback answer', async ({request}) => {
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
