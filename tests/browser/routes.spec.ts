import {ownerFacts, title as siteTitle} from '../../site/identity';
import {allRoutes, privateTags, publicTags} from '../support/routes';
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

for (const [row, path, count] of [
  ['R3', 'blog', 9],
  ['R6', 'blog/authors/all-icms-articles', 5],
  ['R7', 'blog/authors/all-editors-articles', 3],
  ['R8', 'blog/authors/contributors', 3],
  ['R13', 'icms', 2],
  ['R15', 'icms/authors/all-icms-articles', 2],
] as const) {
  test(`${row} /${path} lists ${count} posts on one page`, async ({page}) => {
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect(page.getByRole('link', {name: 'Older entries'})).toHaveCount(0);
  });
}

test('R4 R14 the archives link every post', async ({page}) => {
  for (const [blog, count] of [
    ['blog', 9],
    ['icms', 2],
  ] as const) {
    await page.goto(`${blog}/archive`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count);
  }
});

test('R5 R14 the authors pages list the three roles', async ({page}) => {
  for (const blog of ['blog', 'icms']) {
    await page.goto(`${blog}/authors`);
    await expect(page.getByRole('heading', {level: 2})).toHaveText([
      'ICMS',
      'Editors',
      'Contributors',
    ]);
  }
});

test('R6 R7 R8 R11 R12 the posts carry the authors of the contract', async ({page}) => {
  const authorsOf = {
    'first-blog-post': ['Editors', 'Contributors'],
    welcome: ['Editors', 'Contributors'],
    'mdx-blog-post': ['Editors'],
    'long-blog-post': ['Contributors'],
    'rs485-vs-can': ['ICMS'],
    'ubuntu-18-disable-root': ['ICMS'],
    'semiconductor-companies': ['ICMS'],
    'screen-size-calculation': ['ICMS'],
    'harmonyos-versions': ['ICMS'],
  };
  for (const [slug, authors] of Object.entries(authorsOf)) {
    await page.goto(`blog/${slug}`);
    await expect(page.locator('article .avatar__name')).toHaveText(authors);
  }
});

test('R9 R10 the tag index leads to tag pages with the posts that carry the tag', async ({
  page,
}) => {
  await page.goto('blog/tags');
  const tags = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(tags).toHaveCount(publicTags.length);
  for (const tag of publicTags) {
    await page.goto(`blog/tags/${tag}`);
    const posts = page.getByRole('article');
    expect(await posts.count()).toBeGreaterThan(0);
    for (const post of await posts.all()) {
      await expect(post.locator(`a[href$="/blog/tags/${tag}"]`)).toHaveCount(1);
    }
  }
});

test('R14 R17 the tag index of the second blog has its four tags', async ({page}) => {
  await page.goto('icms/tags');
  const tags = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(tags).toHaveCount(privateTags.length);
});

test('R16 authors without notes say so', async ({page}) => {
  for (const name of ['all-editors-articles', 'contributors']) {
    await page.goto(`icms/authors/${name}`);
    await expect(page.getByText('This author has not written any posts yet.')).toBeVisible();
  }
});

test('R19 /docs is reached by in-site navigation and leads to every section', async ({page}) => {
  await page.goto('docs/intro');
  await hydrated(page);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByText('Markdown 文档').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Markdown 文档');
  await expect(page).toHaveURL(/\/docs\/?$/);
  for (const name of ['语法', '最佳实践', '工具']) {
    await expect(page.getByRole('main').getByRole('heading', {level: 2, name})).toBeVisible();
  }
});

for (const [label, folder, count] of [
  ['最佳实践', 'tutorial-extras', 2],
  ['工具', 'tools', 9],
  ['语法', 'tutorial-basics', 4],
] as const) {
  test(`R22 the category ${label} lists its docs`, async ({page}) => {
    await page.goto(`docs/category/${label}`);
    const cards = page.getByRole('main').locator(`article a[href*="/docs/${folder}/"]`);
    await expect(cards).toHaveCount(count);
  });
}

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
