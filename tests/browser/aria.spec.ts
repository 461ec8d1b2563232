import {navbarLabels} from '../../site/navbar';
import {expect, hydrated, test} from '../support/test';
import {outer} from '../support/ring';

/*
 * The accessibility tree of each kind of page, for the site's own parts: articles change, so only their frame is
 * compared. A snapshot matches if its nodes occur in this order.
 */
const header = `
- link "Skip to main content"
- region "Announcement":
  - paragraph:
    - link "Find out why"
  - button "Close"
- navigation "Main":
  - link "Markdown 中文"
  - link "${navbarLabels.tutorial}"
  - link "${navbarLabels.blog}"
  - link "${navbarLabels.playground}"
  - link "${navbarLabels.compatibility}"
  - button "Search"
  - button "English"
  - button "Switch between dark and light mode (currently light mode)"`;

const footer = `
- contentinfo:
  - link "Markdown 中文"
  - text: Follow us
  - list:
    - listitem:
      - link /Weibo/
    - listitem:
      - link /Zhihu/
    - listitem:
      - link /Bilibili/
    - listitem:
      - link /X/
  - text: More
  - list:
    - listitem:
      - link "Blog"
  - link /ICP/
  - button "Keyboard shortcuts"
- status`;

const pages = [
  {
    path: '',
    content: `
- main:
  - heading "把 Markdown 讲明白" [level=1]
  - paragraph:
    - link "十分钟入门"
  - region "试写 Markdown":
    - textbox "写下"
    - group "得到"
    - button "清单" [pressed]
    - link "Playground"
  - region "从哪里开始":
    - heading [level=2]
    - heading [level=2]
    - heading [level=2]
  - region "新文章":
    - list:
      - listitem:
        - time
        - link`,
  },
  {
    path: 'docs/contact',
    content: `
- complementary:
  - navigation "Docs sidebar":
    - list:
      - listitem:
        - link "Markdown 文档"
        - list:
          - listitem:
            - link "语法"
            - button "语法" [expanded]
- main:
  - article:
    - navigation "Breadcrumbs":
      - list:
        - listitem:
          - link "Home page"
        - listitem:
          - link "Markdown 文档"
        - listitem: 联系
    - heading "联系编辑" [level=1]
    - button "Copy as Markdown"
    - link "View as Markdown"
    - heading "联系编辑走哪个渠道" [level=2]:
      - link "联系编辑走哪个渠道"
    - group "表格":
      - table
    - link "Edit this page"
  - navigation "Docs pages":
    - link /Previous/
  - navigation "On this page":
    - list:
      - listitem:
        - link "联系编辑走哪个渠道"`,
  },
  {
    path: 'blog/welcome',
    content: `
- group: All posts
- region "Contents":
  - paragraph: /min left/
  - navigation "On this page"
- main:
  - article:
    - heading /Welcome/ [level=1]
    - time: November 2, 2026
    - text: /min read/
    - link "Editors"
    - button "Copy as Markdown"
    - list:
      - listitem:
        - link "Hello"
    - link "Edit this page"
    - navigation "Related posts":
      - heading "Related posts" [level=2]
  - navigation "Blog post page navigation":
    - link /Newer post/`,
  },
  {
    path: 'blog',
    content: `
- complementary:
  - navigation "All posts"
- main:
  - heading "Blog" [level=1]
  - navigation "Browse posts":
    - link "Posts"
    - link "Archive"
    - link "Tags"
    - link "Authors"
  - article:
    - time
    - heading [level=2]:
      - link
    - link /Continue reading/`,
  },
  {
    path: '404.html',
    content: `
- main:
  - heading "Page Not Found" [level=1]
  - search:
    - searchbox "Search the site"
    - button "Search"
  - list:
    - listitem:
      - link "Overview of all docs"`,
  },
];

for (const {path, content} of pages) {
  test(
    `S8 /${path} has its parts in order, by role and name`,
    {tag: ['', 'blog/welcome'].includes(path) ? [] : outer},
    async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('body')).toMatchAriaSnapshot(header + content + footer);
    },
  );
}

test('S10 the search box is a combobox with its list', async ({page}) => {
  await page.goto('docs/contact');
  await hydrated(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search'}).fill('表格');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
- dialog "Search this site":
  - combobox "Search" [expanded]
  - button "Close search"
  - listbox "Results":
    - group:
      - option [selected]:
        - mark: 表格
  - link /All results/
  - status: /\\d+ pages found for 表格/`);
});

test('S17 the mobile menu is a dialog with the menu of the docs in it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('docs/contact');
  await hydrated(page);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
- dialog "Menu":
  - button /Switch between dark and light mode/
  - button "Close navigation bar"
  - button "← Back to main menu"
  - list:
    - listitem:
      - link "Markdown 文档"
      - list:
        - listitem:
          - link "入门"`);
});
