import {publicRoutes} from '../support/routes';
import {outer} from '../support/ring';
import {addresses} from '../support/sites';
import {expect, test} from '../support/test';

// At a path for which the site was not built, none of its files load.
test.use({expectedMessages: /status of 404|MIME type|Refused to/});

/** A page of each layout. A test below proves that each page carries the banner. */
const kinds = ['', 'docs/intro', 'nothing/is/here'];

for (const [name, builtFor] of [
  ['misplaced-at-root', '/x/'],
  ['misplaced-below', '/'],
] as const) {
  test.describe(name, () => {
    test.use({baseURL: addresses[name]});
    for (const path of [
      '',
      'docs/intro',
      'blog/rs485-vs-can',
      'blog',
      'blog/tags',
      'docs/category/语法',
      'markdown-page',
      'playground',
      'search',
      '404.html',
      'nothing/is/here',
    ]) {
      test(
        `F11 E4 /${path} says that the site did not load, and what it was built for`,
        {tag: kinds.includes(path) ? [] : outer},
        async ({page}) => {
          await page.goto(path);
          const banner = page.getByRole('alert');
          await expect(banner).toContainText('Your site did not load properly.');
          await expect(banner).toContainText(`It was built for the base URL ${builtFor} `);
          await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        },
      );
    }

    test('E4 every page carries the banner', async ({request}) => {
      for (const {path} of publicRoutes) {
        const html = await (await request.get(path)).text();
        expect(html, path).toContain('Your site did not load properly.');
      }
    });
  });
}
