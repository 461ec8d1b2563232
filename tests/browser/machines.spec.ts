import type {APIRequestContext} from '@playwright/test';
import {checkAtom} from '../../scripts/checks/feeds/atom';
import {checkJsonFeed} from '../../scripts/checks/feeds/json';
import {checkRss} from '../../scripts/checks/feeds/rss';
import {checkLlmsIndex} from '../../scripts/checks/llms';
import {securityTxtPath} from '../../plugins/machines/security-txt';
import {ownerFacts} from '../../site/identity';
import {readArticles} from '../support/content';
import {pathOf} from '../support/pages';
import {dayOfLastCommit, readSitemap} from '../support/sitemap';
import {showsSecondBlog, tagOfBasePath} from '../support/sites';
import {expect, test} from '../support/test';

const articles = readArticles();
const posts = articles.filter(({file}) => file.startsWith('blog/'));

/** The address of a path on the published site. */
function published(path: string, baseURL = ''): string {
  return new URL(path, new URL(new URL(baseURL).pathname, ownerFacts.siteUrl.placeholder)).href;
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

for (const [path, check] of [
  ['blog/rss.xml', checkRss],
  ['blog/atom.xml', checkAtom],
  ['blog/feed.json', checkJsonFeed],
] as const) {
  test(
    `D6 R27 ${path} holds every post in full, without a message of the W3C's feed validator`,
    {tag: tagOfBasePath},
    async ({request, baseURL}) => {
      const feed = await read(request, path);
      expect(check(feed, published(path, baseURL), new Date())).toEqual([]);
      for (const post of posts) {
        expect(feed).toContain(published(pathOf(post), baseURL));
      }
      expect(feed.match(/参考资料(?:&#x3C;|&lt;|<)\/h2>/g)).toHaveLength(posts.length);
    },
  );
}

test('D6 every picture of a feed is there', {tag: tagOfBasePath}, async ({request, baseURL}) => {
  const feed = await read(request, 'blog/feed.json');
  const pictures = [...feed.matchAll(/<img src=\\"([^"\\]+)/g)].map(([, address = '']) => address);
  expect(pictures.length).toBeGreaterThan(10);
  const root = published('', baseURL);
  for (const address of pictures) {
    expect(address.startsWith(root), address).toBe(true);
    const response = await request.get(address.slice(root.length));
    expect(response.headers()['content-type'], address).toMatch(/^image\//);
  }
});

test('R27 the sitemap keeps to its schema, and has the true date of every article', async ({
  request,
}) => {
  const items = await readSitemap(await read(request, 'sitemap.xml'));
  const dates = new Map(
    items.map(({address, changed}) => [decodeURI(new URL(address).pathname), changed]),
  );
  for (const {file, frontMatter} of articles) {
    if (
      file.startsWith('icms/') ||
      frontMatter.last_update !== undefined ||
      frontMatter.unlisted === true
    ) {
      continue;
    }
    const path = `/${pathOf({file, frontMatter})}`;
    if (path !== '/gallery') {
      expect(dates.get(path), file).toBe(dayOfLastCommit(file));
    }
  }
  const newest = posts
    .map(({file}) => dayOfLastCommit(file))
    .sort()
    .at(-1);
  expect(dates.get('/blog')).toBe(newest);
  expect(dates.get('/playground')).toBeUndefined();
});

test('the schema of sitemaps finds an unknown element, and a date that is none', async () => {
  const sitemap = (inner: string) =>
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.test/</loc>${inner}</url></urlset>`;
  expect(await readSitemap(sitemap('<lastmod>2026-11-20</lastmod>'))).toEqual([
    {address: 'https://a.test/', changed: '2026-11-20'},
  ]);
  await expect(readSitemap(sitemap('<lastmod>20.11.2026</lastmod>'))).rejects.toThrow();
  await expect(readSitemap(sitemap('<changed>2026-11-20</changed>'))).rejects.toThrow();
});

test(
  'R27 every page names its clean address under every form of it',
  {tag: tagOfBasePath},
  async ({request, baseURL}) => {
    const root = published('', baseURL);
    const items = await readSitemap(await read(request, 'sitemap.xml'));
    expect(items.length).toBeGreaterThan(40);
    const canonicalOf = (html: string) =>
      /<link [^>]*rel="?canonical"?[^>]*>/.exec(html)?.[0].match(/href="?([^"\s>]+)/)?.[1];
    for (const {address} of items) {
      const path = address.slice(root.length).replace(/\/$/, '');
      const forms =
        path === ''
          ? ['', 'index.html']
          : [
              path,
              `${path}/`,
              `${path}.html`,
              `${path}/index.html`,
              decodeURI(path),
              `${path}?a=1`,
            ];
      for (const form of forms) {
        const html = await read(request, form);
        expect(canonicalOf(html), form).toBe(address);
      }
    }
  },
);

test(
  'D14 llms.txt lists the Markdown file of every article, and llms-full.txt holds them',
  {tag: tagOfBasePath},
  async ({request, baseURL}, info) => {
    const index = await read(request, 'llms.txt');
    expect(checkLlmsIndex(index)).toEqual([]);
    const listed = [...index.matchAll(/^- \[.*\]\((\S+)\)/gm)].map(([, address = '']) => address);
    const unlisted = showsSecondBlog(info)
      ? /^src\/pages\/gallery/
      : /^(?:icms\/|src\/pages\/gallery)/;
    const found = articles.filter(({file}) => !unlisted.test(file));
    expect(listed.sort()).toEqual(
      found.map((article) => published(`${pathOf(article)}.md`, baseURL)).sort(),
    );
    const full = await read(request, 'llms-full.txt');
    for (const address of listed) {
      const text = await read(request, address.slice(published('', baseURL).length));
      expect(full, address).toContain(text.trimEnd());
    }
  },
);

test(
  'M19 security.txt is text, and names its own address and a contact',
  {tag: tagOfBasePath},
  async ({request, baseURL}) => {
    const response = await request.get(securityTxtPath);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^text\/plain\b/);
    const text = await response.text();
    expect(text).toContain(`Canonical: ${published(securityTxtPath, baseURL)}\n`);
    expect(text).toMatch(/^Contact: https:\/\/\S+\/security\/advisories\/new$/m);
    expect(text).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T00:00:00Z$/m);
  },
);

test(
  'R27 robots.txt leads to the sitemap, and names nothing that is hidden',
  {tag: tagOfBasePath},
  async ({request, baseURL}) => {
    const robots = await read(request, 'robots.txt');
    expect(robots).toContain(`Sitemap: ${published('sitemap.xml', baseURL)}\n`);
    expect(robots).not.toMatch(/disallow|icms|gallery/i);
  },
);

test(
  'H5 every page of the sitemap is at its address, without a redirect',
  {tag: tagOfBasePath},
  async ({request, baseURL}) => {
    const root = published('', baseURL);
    for (const {address} of await readSitemap(await read(request, 'sitemap.xml'))) {
      const path = address.slice(root.length);
      const response = await request.get(path, {maxRedirects: 0});
      expect(response.status(), path).toBe(200);
      // The page itself, not one that redirects to it.
      expect(await response.text(), path).not.toContain('http-equiv="refresh"');
    }
  },
);
