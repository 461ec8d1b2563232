import {tagOfBasePath} from '../support/sites';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';

const direct = [
  ['index.html', '', tagOfBasePath],
  ['blog.html', 'blog'],
  ['blog/index.html', 'blog', tagOfBasePath],
  ['docs.html', 'docs'],
  ['docs/intro.html', 'docs/intro'],
  ['docs/intro/index.html', 'docs/intro'],
  ['docs/category/语法.html', 'docs/category/语法'],
  ['docs/intro.html?a=1#接下来读什么', 'docs/intro?a=1#接下来读什么', tagOfBasePath],
  ['icms.html', 'icms'],
] as const;

/** One address of each form; the outer ring has the others. */
const forms = [
  'docs.html',
  'blog/index.html',
  'docs/intro.html?a=1#接下来读什么',
  'docs/about.html',
  'docs/category/语法.html',
];

function tagsOf(address: string, tag: string | readonly string[]): string[] {
  return [tag, forms.includes(address) ? [] : outer].flat();
}

for (const [address, clean, tag = []] of direct) {
  test(
    `B2 a direct request of /${address} shows its page once at /${clean}`,
    {tag: tagsOf(address, tag)},
    async ({page, baseURL}) => {
      await page.goto(address);
      const expected = new URL(clean, baseURL).href;
      await page.waitForURL((url) => withoutSlash(url.href) === withoutSlash(expected));
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expect(page.locator('.navbar')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page).not.toHaveTitle(/Page Not Found/);
      expect(withoutSlash(page.url())).toBe(withoutSlash(expected));
    },
  );
}

for (const [address, clean, tag = []] of [
  ['docs/about.html', 'docs/about'],
  ['docs/about/index.html', 'docs/about'],
  ['blog/index.html#top', 'blog#top'],
  ['docs/category/语法.html', 'docs/category/语法', tagOfBasePath],
] as const) {
  test(
    `B2 an in-site link to /${address} shows its page once at /${clean}`,
    {tag: tagsOf(address, tag)},
    async ({page, baseURL}) => {
      await page.goto('docs/intro');
      await hydrated(page);
      await page.evaluate(
        (to) => {
          // The router listens to the history, as after a click on a link in an article.
          history.pushState({}, '', to);
          dispatchEvent(new PopStateEvent('popstate', {state: {}}));
        },
        new URL(address, baseURL).pathname + new URL(address, baseURL).hash,
      );
      await expect(page).toHaveURL(new URL(clean, baseURL).href);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
    },
  );
}

test(
  'B2 an address that is a route of its own is left alone',
  {tag: tagOfBasePath},
  async ({page}) => {
    await page.goto('404.html');
    await hydrated(page);
    await expect(page).toHaveURL(/\/404\.html$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  },
);

/** Hosts may serve a folder with or without its final slash; both forms are clean. */
function withoutSlash(address: string): string {
  return address.replace(/\/(?=[?#]|$)/, '');
}
