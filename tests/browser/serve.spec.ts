import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {allRoutes} from '../support/routes';
import {addresses} from '../support/sites';
import {expect, ringTest as test} from '../support/test';
import {publicBuild} from '../support/public-build';

test.use({baseURL: addresses.serve});

/**
 * `docusaurus serve` must send the same files at the same addresses as the plain host, on which the other specs test the pages in a
 * browser.
 */

/** The file of the build for a path. */
function builtFile(path: string): string {
  const file = [join(path, 'index.html'), `${path}.html`].find((name) =>
    existsSync(join(publicBuild, name)),
  );
  return readFileSync(join(publicBuild, file ?? '404.html'), 'utf8');
}

for (const row of new Set(allRoutes.map((route) => route.row))) {
  test(`${row} docusaurus serve has its pages, where they are asked for`, async ({
    request,
    baseURL,
  }) => {
    for (const {path} of allRoutes.filter((route) => route.row === row)) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-type'], path).toMatch(/^text\/html/);
      const withoutSlash = (address: string) => address.replace(/\/$/, '');
      expect(withoutSlash(response.url())).toBe(withoutSlash(new URL(path, baseURL).href));
      expect((await response.text()) === builtFile(path), `/${path} is the built page`).toBe(true);
    }
  });
}

for (const path of ['nothing', 'docs/nothing', 'docs/tools/nothing', 'blog/nothing', '不存在']) {
  test(`R26 E6 docusaurus serve has the not-found page at /${path}`, async ({request}) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect((await response.text()) === builtFile('404')).toBe(true);
  });
}

test('R27 docusaurus serve has feeds, sitemap and fallback', async ({request}) => {
  for (const path of ['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(/xml/);
  }
  expect(await (await request.get('404.html')).text()).toBe(builtFile('404'));
});

test('R20 a page that docusaurus serve has comes to life', async ({page}) => {
  await page.goto('docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expect(page).not.toHaveTitle(/Page Not Found/);
});
