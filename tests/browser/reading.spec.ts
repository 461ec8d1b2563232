import {readFileSync} from 'node:fs';
import {countHan, readArticles} from '../support/content';
import {expect, hydrated, test} from '../support/test';
import {outer} from '../support/ring';

const articles = readArticles();
const posts = articles.filter(({file}) => file.startsWith('blog/'));

function generated(file: string): unknown {
  return JSON.parse(readFileSync(`.docusaurus/${file}`, 'utf8'));
}

test('D1 one sidebar holds all docs, cannot be hidden, and keeps categories open', async ({
  page,
}) => {
  await page.goto('docs/intro');
  await hydrated(page);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const docs = articles.filter(({file}) => file.startsWith('docs/'));
  // Opens the series, whose pages are rendered then.
  await sidebar.locator('button[aria-expanded="false"]').evaluateAll((buttons) => {
    for (const button of buttons as HTMLElement[]) {
      button.click();
    }
  });
  for (const {file} of docs) {
    const path = file.replace(/(?:\/index)?\.mdx?$/, '');
    await expect(sidebar.locator(`a[href="/${path}"]`), path).toHaveCount(1);
  }
  await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
  await sidebar.getByRole('link', {name: '工具', exact: true}).click();
  await expect(sidebar.locator('a[href="/docs/tutorial-basics/basic-syntax"]')).toBeVisible();
  await expect(sidebar.locator('a[href="/docs/tools/git-gui"]')).toBeVisible();
});

test('D1 D2 the docs version is current, labelled Next, and its main doc is intro', async ({
  page,
}) => {
  const data = generated('globalData.json') as {
    'docusaurus-plugin-content-docs': {
      default: {
        breadcrumbs: boolean;
        versions: {name: string; label: string; mainDocId: string; sidebars: object}[];
      };
    };
  };
  const {versions, breadcrumbs} = data['docusaurus-plugin-content-docs'].default;
  expect(versions).toEqual([
    expect.objectContaining({name: 'current', label: 'Next', mainDocId: 'intro'}),
  ]);
  expect(breadcrumbs).toBe(true);
  expect(Object.keys(versions[0]?.sidebars ?? {})).toEqual(['tutorialSidebar']);
  await page.goto('docs/tools/git-gui');
  await expect(
    page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem'),
  ).toHaveCount(4);
});

test('D3 the table of contents has levels 2 and 3', async ({page}) => {
  await page.goto('docs/tutorial-basics/basic-syntax');
  const headings = await page
    .locator('.markdown :is(h2, h3)[id]')
    .evaluateAll((elements) => elements.map(({id}) => `#${id}`));
  const links = await page
    .locator('.table-of-contents__link')
    .evaluateAll((elements) => elements.map((link) => decodeURI(link.getAttribute('href') ?? '')));
  expect(links).toEqual(headings);
});

for (const {file, frontMatter, source} of posts) {
  const slug = String(frontMatter.slug);

  test(
    `D4 ${slug} shows date, reading time, authors and tags`,
    {tag: ['welcome', 'rs485-vs-can'].includes(slug) ? [] : outer},
    async ({page}) => {
      await page.goto(`blog/${slug}`);
      const article = page.getByRole('article');
      await expect(article.locator('time').first()).toHaveAttribute(
        'datetime',
        new RegExp(`^${String(frontMatter.date)}`),
      );
      await expect(article.locator('.avatar')).toHaveCount(
        (frontMatter.authors as string[]).length,
      );
      await expect(article.locator('a[href*="/blog/tags/"]')).toHaveCount(
        (frontMatter.tags as string[]).length,
      );
      const label =
        (await article
          .locator('header')
          .getByText(/min read/)
          .textContent()) ?? '';
      const minutes = Number(/(\d+) min read/.exec(label)?.[1]);
      // Readers of Chinese read 250 to 600 characters a minute; code and Latin words take additional time.
      expect(minutes, file).toBeGreaterThanOrEqual(Math.floor(countHan(source) / 600));
      expect(minutes, file).toBeLessThanOrEqual(Math.ceil(source.length / 250));
    },
  );
}

test('D4 lists show the summary and lead to the rest', async ({page}) => {
  await page.goto('blog');
  for (const post of await page.getByRole('article').all()) {
    await expect(post.getByRole('link', {name: /^Continue reading ./})).toHaveCount(1);
    await expect(post.getByRole('heading', {name: '参考资料'})).toHaveCount(0);
  }
});

test('D5 the sidebar of the public blog groups all posts by year', async ({page}) => {
  await page.goto('blog/welcome');
  await page.getByText('All posts', {exact: true}).first().click();
  const sidebar = page.getByRole('navigation', {name: 'All posts'});
  const years = new Set(posts.map(({frontMatter}) => String(frontMatter.date).slice(0, 4)));
  await expect(sidebar.getByRole('group')).toHaveCount(years.size);
  for (const year of years) {
    const ofYear = posts.filter(({frontMatter}) => String(frontMatter.date).startsWith(year));
    const group = sidebar.getByRole('group').filter({hasText: year});
    await expect(group.getByRole('link')).toHaveCount(ofYear.length);
  }
});

test('D9 code is dark in both modes', async ({page}) => {
  for (const mode of ['light', 'dark']) {
    await page.addInitScript((value) => {
      localStorage.setItem('theme', value);
    }, mode);
    await page.goto('docs/tutorial-basics/markdown-features/code-blocks');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const background = await page
      .locator('pre.prism-code')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    const channels = (background.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(...channels.slice(0, 3)), mode).toBeLessThan(80);
  }
});

test('S8 the locale record is en, English, ltr, gregory', () => {
  const {localeConfigs, locales} = generated('i18n.json') as {
    locales: string[];
    localeConfigs: Record<string, unknown>;
  };
  expect(locales).toEqual(['en']);
  expect(localeConfigs.en).toMatchObject({
    label: 'English',
    htmlLang: 'en',
    direction: 'ltr',
    calendar: 'gregory',
  });
});
