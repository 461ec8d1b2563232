import {readArticles} from '../support/content';
import {allRoutes, privateTags, publicTags} from '../support/routes';
import {expect, hydrated, test} from '../support/test';

/** The published articles of a blog. */
function allSlugsOf(blog: string): string[] {
  return readArticles()
    .filter(({file, frontMatter}) => file.startsWith(`${blog}/`) && frontMatter.draft !== true)
    .map(({frontMatter}) => String(frontMatter.slug));
}

/** The articles in a list of a blog, optionally only those by an author or with a tag. A series is listed by its lead page. */
function slugsOf(blog: string, field?: 'authors' | 'tags', key?: string): string[] {
  return readArticles()
    .filter(({file, frontMatter}) => file.startsWith(`${blog}/`) && frontMatter.draft !== true)
    .filter(({frontMatter}) => frontMatter.series_position === undefined)
    .filter(({frontMatter}) => !field || (frontMatter[field] as string[]).includes(key ?? ''))
    .map(({frontMatter}) => String(frontMatter.slug));
}

// The delivered HTML contains complete lists; the one test that navigates enables scripts itself.
test.use({javaScriptEnabled: false});

for (const [row, path, atLeast, slugs] of [
  ['R3', 'blog', 9, slugsOf('blog')],
  ['R6', 'blog/authors/all-icms-articles', 5, slugsOf('blog', 'authors', 'icms')],
  ['R7', 'blog/authors/all-editors-articles', 3, slugsOf('blog', 'authors', 'editors')],
  ['R8', 'blog/authors/contributors', 3, slugsOf('blog', 'authors', 'contributors')],
  ['R13', 'icms', 2, slugsOf('icms').slice(0, 10)],
  ['R15', 'icms/authors/all-icms-articles', 2, slugsOf('icms', 'authors', 'icms').slice(0, 10)],
] as const) {
  test(`${row} /${path} lists its posts on one page`, async ({page}) => {
    await page.goto(path);
    expect(slugs.length).toBeGreaterThanOrEqual(atLeast);
    await expect(page.getByRole('article')).toHaveCount(slugs.length);
  });
}

test('R4 R14 the archives link every post', async ({page}) => {
  for (const blog of ['blog', 'icms']) {
    await page.goto(`${blog}/archive`);
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(allSlugsOf(blog).length);
  }
});

test('R5 R14 the authors pages list the three roles', async ({page}) => {
  for (const blog of ['blog', 'icms']) {
    await page.goto(`${blog}/authors`);
    for (const name of ['ICMS', 'Editors', 'Contributors']) {
      await expect(page.getByRole('heading', {level: 2, name})).toHaveCount(1);
    }
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
  expect(await tags.count()).toBeGreaterThanOrEqual(publicTags.length);
  for (const tag of publicTags) {
    await page.goto(`blog/tags/${tag}`);
    const posts = page.getByRole('article');
    await expect(posts).toHaveCount(slugsOf('blog', 'tags', tag).length);
    for (const post of await posts.all()) {
      await expect(post.locator(`a[href$="/blog/tags/${tag}"]`)).toHaveCount(1);
    }
  }
});

test('R14 R17 the tag index of the second blog has its four tags', async ({page}) => {
  await page.goto('icms/tags');
  const tags = page.getByRole('main').getByRole('listitem').getByRole('link');
  for (const tag of privateTags) {
    await expect(tags.and(page.locator(`[href$="/icms/tags/${tag}"]`))).toHaveCount(1);
  }
});

test('R16 authors without notes say so', async ({page}) => {
  for (const name of ['all-editors-articles', 'contributors']) {
    await page.goto(`icms/authors/${name}`);
    await expect(page.getByText('This author has not written any posts yet.')).toBeVisible();
  }
});

test('R18 the notes carry the author and the tags of the contract', async ({page}) => {
  for (const [slug, tags] of [
    ['linux-display-managers-and-desktops', ['linux', 'ubuntu']],
    ['lvgl-pc-simulator-wsl2', ['can', 'linux', 'rs485', 'ubuntu']],
  ] as const) {
    await page.goto(`icms/${slug}`);
    await expect(page.locator('article .avatar__name')).toHaveText('ICMS');
    for (const tag of tags) {
      await expect(page.locator(`article a[href$="/icms/tags/${tag}"]`)).toHaveCount(1);
    }
  }
});

test('R20 R21 R23 R24 R25 every doc says where it stands and what comes next', async ({page}) => {
  const docs = allRoutes.filter(({row}) => ['R20', 'R21', 'R23', 'R24', 'R25'].includes(row));
  for (const {path} of docs) {
    await page.goto(path);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.locator('[aria-current="page"]'), path).toHaveAttribute(
      'href',
      new RegExp(`/${path}$`),
    );
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}), path).toBeVisible();
    await expect(page.locator('.pagination-nav__link').first(), path).toBeVisible();
  }
});

test.describe('with scripts', () => {
  test.use({javaScriptEnabled: true});

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
});

for (const [label, row] of [
  ['最佳实践', 'R25'],
  ['工具', 'R23'],
  ['语法', 'R24'],
] as const) {
  test(`R22 the category ${label} lists its docs`, async ({page}) => {
    await page.goto(`docs/category/${label}`);
    for (const {path} of allRoutes.filter((route) => route.row === row)) {
      await expect(page.getByRole('main').locator(`article a[href$="/${path}"]`)).toHaveCount(1);
    }
  });
}
