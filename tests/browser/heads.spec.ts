import type {Page} from '@playwright/test';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';

// The test itself parses pages' files inside pages.
test.use({bypassCSP: true});

/** One page of each kind. */
const paths = [
  'docs/intro',
  'docs/category/语法',
  'docs/', // its route has this slash
  'blog',
  'blog/rs485-vs-can',
  'blog/tags',
  'blog/tags/can',
  'blog/archive',
  'blog/authors',
  'compatibility',
  'markdown-page',
  'search',
];

/** The title, tags and attributes of a document's head, without regard to the order of tags, attributes and members. */
const headOf = (page: Page, html?: string): Promise<object> =>
  page.evaluate((text) => {
    const read = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const {documentElement, head, body, title} = read;
    return {
      title,
      html: ['lang', 'dir', 'class'].map((name) => documentElement.getAttribute(name)),
      body: body.className,
      tags: [...head.querySelectorAll('[data-rh]:not(title)')]
        .map(({localName, textContent, attributes: all}) =>
          [
            localName,
            ...[...all].map(({name, value}) => `${name}=${value}`).sort(),
            ...textContent.split(/[{},]/).sort(),
          ].join(' '),
        )
        .sort(),
    };
  }, html);

/** The other pages have heads of the same form. */
const kinds = ['blog/rs485-vs-can'];

for (const path of paths) {
  test(
    `S7 the head of /${path} is the same in its file, in the browser, and after a navigation`,
    {tag: kinds.includes(path) ? [] : outer},
    async ({page}) => {
      const response = await page.goto(path);
      await hydrated(page);
      const written = await headOf(page, await response?.text());
      await expect.poll(() => headOf(page)).toEqual(written);

      await page.locator('.navbar__brand').click();
      await expect(page.locator('html')).toHaveAttribute('class', /plugin-pages/);
      const home = await headOf(page, await (await page.request.get('')).text());
      await expect.poll(() => headOf(page)).toEqual(home);

      await page.goBack();
      await expect.poll(() => headOf(page)).toEqual(written);
    },
  );
}
