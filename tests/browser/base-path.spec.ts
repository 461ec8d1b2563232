import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {navbarLabels} from '../../site/navbar';
import {cleaned, titleOf} from '../support/addresses';
import {allRoutes} from '../support/routes';
import {sampleOf} from '../support/ring';
import {addresses as sites} from '../support/sites';
import {expect, hydrated, test} from '../support/test';

test.use({baseURL: sites['base-path']});

test('B1 every address in every page stays below the base path', async ({request}) => {
  for (const {path} of allRoutes) {
    const html = await (await request.get(path)).text();
    const addresses = addressesOf(html);
    expect(addresses.length, path).toBeGreaterThan(0);
    expect(
      addresses.filter((address) => !address.startsWith('/x/')),
      path,
    ).toEqual([]);
  }
});

test('B1 navigation stays below the base path, with clean addresses', async ({page, baseURL}) => {
  await page.goto('');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', {name: '为什么不生效'}).first().click();
  await expect(page).toHaveURL(new URL('docs/tutorial-basics/markdown-issue', baseURL).href);
  await page.getByRole('link', {name: navbarLabels.blog, exact: true}).first().click();
  await expect(page).toHaveURL(new URL('blog', baseURL).href);
  await page.goBack();
  await expect(page).toHaveURL(new URL('docs/tutorial-basics/markdown-issue', baseURL).href);
});

/** One page of each kind, because each is built from other parts. */
const kinds = [
  '',
  'markdown-page',
  'blog',
  'blog/archive',
  'blog/authors',
  'blog/authors/all-icms-articles',
  'blog/tags',
  'blog/tags/can',
  'blog/rs485-vs-can',
  'docs',
  'docs/intro',
  'docs/category/语法',
  'docs/cheat-sheet',
  'icms',
  'playground',
  'compatibility',
  'search',
];

test('B1 a page of each kind comes to life, with one h1 and its title', async ({page, baseURL}) => {
  for (const path of sampleOf(kinds, 8)) {
    await page.goto(path);
    await hydrated(page);
    await expect(page, path).toHaveTitle(titleOf(path));
    await expect(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
    expect(cleaned(page.url())).toBe(cleaned(new URL(path, baseURL).href));
  }
});

/** Absolute paths that elements of a page lead to; paths mentioned in its text do not count. */
function addressesOf(html: string): string[] {
  const found: string[] = [];
  visit(fromHtml(html), 'element', ({properties: {href, src}}) => {
    for (const address of [href, src]) {
      if (typeof address === 'string' && address.startsWith('/')) {
        found.push(address);
      }
    }
  });
  return found;
}
