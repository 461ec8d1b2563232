import type {Page} from '@playwright/test';
import {unlistedPage} from '../../site/article-components';
import {navbarLabels} from '../../site/navbar';
import {offlinePath} from '../../site/offline';
import {outer} from '../support/ring';
import {privateRoutes, publicRoutes} from '../support/routes';
import {expect, test} from '../support/test';

const phone = {width: 390, height: 844};

/**
 * Visible controls that could have no effect. Excluded are elements that show a value as unchangeable (disabled tasks), read-only fields,
 * and `details`, which need no script.
 */
function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, input, select, textarea, [role="button"], [role="tab"], a[href="#"]',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
          !element.matches('input:disabled, textarea:read-only'),
      )
      .map(({outerHTML}) => outerHTML.slice(0, 120)),
  );
}

test.describe('S19 without JavaScript', () => {
  test.use({javaScriptEnabled: false, colorScheme: 'dark'});

  const docs = publicRoutes.filter(({path}) => path.startsWith('docs'));
  const others = [...publicRoutes, ...privateRoutes].filter(({path}) => !path.startsWith('docs'));
  const alone = ['compatibility', 'playground', offlinePath, unlistedPage];

  for (const [name, paths, tag] of [
    [
      'kinds of pages',
      [
        '',
        'docs/intro',
        'docs/category/语法',
        'learn/traps',
        'blog',
        'blog/rs485-vs-can',
        ...alone,
      ],
      undefined,
    ],
    ['docs', docs.map(({path}) => path), outer],
    ['blogs and pages', [...others.map(({path}) => path), ...alone], outer],
  ] as const) {
    test(
      `S19 the ${name} are readable, in light mode, and no control is dead`,
      {tag: tag ?? []},
      async ({page}) => {
        for (const path of paths) {
          await page.goto(path);
          for (const width of [1280, phone.width]) {
            await page.setViewportSize({...phone, width});
            const place = `/${path} at ${width} px`;
            await expect(page.getByRole('heading', {level: 1}), place).toBeVisible();
            const {text, isLight, overflow} = await page.evaluate(() => ({
              text: document.querySelector('main')?.innerText ?? '',
              isLight: getComputedStyle(document.body).colorScheme !== 'dark',
              overflow: document.documentElement.scrollWidth - innerWidth,
            }));
            expect(text.length, place).toBeGreaterThan(30);
            expect(isLight, place).toBe(true);
            expect(overflow, place).toBeLessThanOrEqual(0);
            expect(await deadControls(page), place).toEqual([]);
          }
        }
      },
    );
  }

  test.describe('S19 on a phone', () => {
    test.use({viewport: phone});

    test('S19 the navbar leads everywhere that the menu would', async ({page}) => {
      const navbar = page.getByRole('navigation', {name: 'Main', exact: true});
      for (const [link, address] of [
        [navbarLabels.tutorial, /docs\/intro$/],
        [navbarLabels.blog, /blog$/],
        [navbarLabels.playground, /playground$/],
        ['All docs', /docs$/],
        ['All posts', /blog\/archive$/],
      ] as const) {
        await page.goto('blog/welcome');
        await navbar.getByRole('link', {name: link, exact: true}).click();
        await expect(page).toHaveURL(address);
      }
    });

    test(
      'S19 a link above each doc leads to the list of all, and Back from it',
      {tag: outer},
      async ({page}) => {
        await page.goto('docs/intro');
        const list = page.getByRole('navigation', {name: 'Docs sidebar'});
        await expect(list).toBeHidden();
        await page.getByRole('link', {name: 'Docs menu'}).click();
        await expect(list).toBeInViewport();
        await page.goBack();
        await expect(list).toBeHidden();
        await page.goForward();
        await list.getByRole('link', {name: '速查表'}).click();
        await expect(page).toHaveURL(/cheat-sheet$/);
        await expect(list).toBeHidden();
      },
    );

    test('S19 the table of contents and folded parts open', async ({page}) => {
      await page.goto('learn/emphasis');
      await page.getByText('On this page').first().click();
      await page.getByRole('link', {name: '标点放在星号外面', exact: true}).first().click();
      await expect(page.locator(':target')).toBeInViewport();
      const folded = page.locator('.markdown details').first();
      await folded.locator('> summary').click();
      await expect(folded.locator('summary ~ *').first()).toBeVisible();
    });
  });

  test('S19 all panels of tabs are shown, each below its name', {tag: outer}, async ({page}) => {
    await page.goto('docs/tutorial-basics/markdown-features/boxes');
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const label = await panel.evaluate(
        (element) => getComputedStyle(element, '::before').content,
      );
      expect(label).toMatch(/^".+"$/);
    }
  });

  test('S19 calculators show what their default values give, and say why no more', async ({
    page,
  }) => {
    await page.goto('blog/screen-size-calculation');
    await expect(page.getByText('改数值要有 JavaScript')).toBeVisible();
    await expect(page.locator('figure output').first()).not.toBeEmpty();
  });
});

test.describe('S19 when no script loads', () => {
  test.use({expectedMessages: /ERR_FAILED/, viewport: phone});

  test('S19 E1 the page is as without JavaScript, beside the notice', async ({page}) => {
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto('docs/intro');
    await expect(page.getByRole('alert')).toContainText('did not load');
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await expect(
      page.getByRole('link', {name: navbarLabels.blog, exact: true}).first(),
    ).toBeVisible();
    await expect(page.getByRole('link', {name: 'Docs menu'})).toBeVisible();
    expect(await deadControls(page)).toEqual([expect.stringContaining('Retry')]);
  });
});
