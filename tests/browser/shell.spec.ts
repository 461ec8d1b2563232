import type {Page} from '@playwright/test';
import {announcement} from '../../site/announcement';
import {icpRegistry, ownerFacts} from '../../site/identity';
import {navbarLabels} from '../../site/navbar';
import {tagOfBasePath} from '../support/sites';
import {expect, hydrated, test} from '../support/test';
import {outer} from '../support/ring';

const keys = {
  theme: 'theme',
  dismiss: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  version: 'docs-preferred-version-default',
} as const;

async function open(page: Page, path = ''): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

function navbar(page: Page) {
  return page.getByRole('navigation', {name: 'Main', exact: true});
}

function colorToggle(page: Page) {
  return page.getByRole('button', {name: /Switch between dark and light mode/}).first();
}

function theme(page: Page) {
  return page.locator('html').getAttribute('data-theme');
}

const bar = '.theme-announcement-bar';

test.describe('S1 navbar', () => {
  test(
    'S1 has tutorial, Blog, search, language and colour',
    {tag: tagOfBasePath},
    async ({page, baseURL}) => {
      await open(page);
      await navbar(page).getByRole('link', {name: navbarLabels.tutorial, exact: true}).click();
      await expect(page).toHaveURL(new URL('docs/intro', baseURL).href);
      await navbar(page).getByRole('link', {name: navbarLabels.blog, exact: true}).click();
      await expect(page).toHaveURL(new URL('blog', baseURL).href);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog'); // the page brings its own navbar
      await expect(navbar(page).getByRole('button', {name: 'Search'})).toBeVisible();
      await navbar(page).getByRole('button', {name: 'English'}).click();
      await expect(navbar(page).locator('.dropdown__menu').getByRole('link')).toHaveText([
        'English',
      ]);
      await expect(navbar(page).getByRole('button', {name: /dark and light mode/})).toBeVisible();
    },
  );

  test('S1 hides on scroll down and returns on scroll up', async ({page}) => {
    await open(page, 'docs/tutorial-basics/basic-syntax');
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 800);
    await expect(navbar(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(navbar(page)).toBeInViewport();
  });
});

test.describe('S2 mobile menu', () => {
  const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = (page: Page) => page.locator('.navbar-sidebar');

  test('S2 replaces the navbar items at 995 px and not at 997 px', async ({page}) => {
    await page.setViewportSize({width: 997, height: 800});
    await open(page);
    await expect(toggle(page)).toBeHidden();
    await expect(
      navbar(page).getByRole('link', {name: navbarLabels.blog, exact: true}),
    ).toBeVisible();
    await page.setViewportSize({width: 995, height: 800});
    await expect(toggle(page)).toBeVisible();
    await expect(
      navbar(page)
        .locator('.navbar__items')
        .getByRole('link', {name: navbarLabels.blog, exact: true}),
    ).toBeHidden();
    await toggle(page).click();
    await expect(
      menu(page).getByRole('link', {name: navbarLabels.blog, exact: true}),
    ).toBeVisible();
  });

  test(
    'S2 closes on back navigation, on Escape and at desktop width',
    {tag: tagOfBasePath},
    async ({page, baseURL}) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page, 'docs');
      await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
      await expect(page).toHaveURL(/docs\/contact$/);

      await toggle(page).click();
      await expect(menu(page)).toBeInViewport();
      await page.goBack();
      await expect(menu(page)).not.toBeInViewport();
      await expect(page).toHaveURL(new URL('docs/contact', baseURL).href);

      await toggle(page).click();
      await expect(menu(page)).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(menu(page)).not.toBeInViewport();

      await toggle(page).click();
      await expect(menu(page)).toBeInViewport();
      await page.setViewportSize({width: 997, height: 844});
      await expect(menu(page)).toHaveCount(0);
      await page.setViewportSize({width: 390, height: 844});
      await expect(menu(page)).not.toBeInViewport();
    },
  );
});

test.describe('S3 announcement bar', () => {
  test.skip(announcement === undefined, 'the announcement is off');

  test('S3 is shown until closed, and stays closed', async ({page}) => {
    await open(page);
    await expect(page.locator(bar)).toContainText(announcement?.text ?? '');
    await page.locator(bar).getByRole('button', {name: 'Close'}).click();
    await expect(page.locator(bar)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(page.locator(bar)).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), keys.dismiss)).toBe('true');
  });

  test('S3 takes one line on a phone, and is not on the page that it leads to', async ({page}) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 800});
      await open(page);
      // 40 px for a finger, and the border below.
      expect((await page.locator(bar).boundingBox())?.height, `${width} px`).toBe(41);
    }
    await page.locator(bar).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${announcement?.link?.to ?? ''}$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('为什么不生效');
    await expect(page.locator(bar)).toHaveCount(0);
    const response = await page.request.get(announcement?.link?.to ?? '');
    expect(await response.text()).not.toContain('theme-announcement-bar');
    await page.goBack();
    await expect(page.locator(bar)).toBeVisible();
  });

  test('S3 a new id shows it again at once, before and after hydration', async ({page}) => {
    await page.addInitScript((key) => {
      if (sessionStorage.getItem('visited') === null) {
        sessionStorage.setItem('visited', 'true');
        localStorage.setItem(key.announcementId, 'an earlier announcement');
        localStorage.setItem(key.dismiss, 'true');
      }
    }, keys);
    await page.route('**/assets/js/main.*.js', async (route) => {
      await expect(page.locator(bar)).toBeVisible();
      await route.continue();
    });
    await open(page);
    await expect(page.locator(bar)).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), keys.announcementId)).toBe(
      announcement?.id,
    );
    expect(await page.evaluate((key) => localStorage.getItem(key), keys.dismiss)).toBe('false');
  });
});

test('S4 navbar and footer lead to the comparison of engines, the footer to the symptoms as well', async ({
  page,
}) => {
  await open(page);
  await expect(navbar(page).getByRole('link', {name: navbarLabels.compatibility})).toHaveAttribute(
    'href',
    '/compatibility',
  );
  const footer = page.getByRole('contentinfo');
  for (const [name, address] of [
    ['Compatibility', '/compatibility'],
    ['Troubleshooting', '/docs/tutorial-basics/markdown-issue'],
  ] as const) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('href', address);
  }
});

test('D1 the menu of the docs marks one place as the current one', async ({page}) => {
  for (const path of ['docs', 'docs/category/语法', 'docs/intro']) {
    await open(page, encodeURI(path));
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.locator('[aria-current]'), path).toHaveCount(1);
    const red = await sidebar.locator('.menu__link').evaluateAll((links) => {
      const seal = getComputedStyle(document.documentElement).getPropertyValue('--site-seal');
      const probe = document.createElement('i');
      probe.style.color = seal;
      document.body.append(probe);
      const {color} = getComputedStyle(probe);
      probe.remove();
      return links
        .filter((link) => getComputedStyle(link).borderInlineStartColor === color)
        .map((link) => link.getAttribute('aria-current'));
    });
    expect(red, path).toEqual(['page']);
  }
});

test(
  'S4 footer: Follow us, More, the intro, 2024 and the ICP number',
  {tag: tagOfBasePath},
  async ({page, baseURL}) => {
    await open(page);
    const footer = page.getByRole('contentinfo');
    const column = (title: string) => footer.locator('.footer__col').filter({hasText: title});
    await expect(column('Follow us').getByRole('link')).toHaveCount(4);
    await expect(column('More').getByRole('link', {name: 'Blog', exact: true})).toHaveAttribute(
      'href',
      new URL('blog', baseURL).pathname,
    );
    await expect(column('More').getByRole('link', {name: 'Source code'})).toHaveAttribute(
      'href',
      ownerFacts.repository.placeholder,
    );
    await expect(
      footer.locator(`a[href="${new URL('docs/intro', baseURL).pathname}"]`),
    ).toHaveCount(1);
    await expect(footer.getByText(/Copyright © .*2024/)).toBeVisible();
    await expect(
      footer.getByRole('link', {name: ownerFacts.icpNumber.placeholder}),
    ).toHaveAttribute('href', icpRegistry);
  },
);

test.describe('S5 colour mode', () => {
  test.describe(() => {
    test.use({colorScheme: 'dark'});

    test('S5 is light by default and does not follow the system', async ({page}) => {
      await open(page);
      expect(await theme(page)).toBe('light');
      await colorToggle(page).click();
      expect(await theme(page)).toBe('dark');
      expect(await page.evaluate((key) => localStorage.getItem(key), keys.theme)).toBe('dark');
      await page.reload();
      await hydrated(page);
      expect(await theme(page)).toBe('dark');
      await colorToggle(page).click();
      expect(await theme(page)).toBe('light');
    });
  });

  test('S25 colours change with the mode, without a fade', async ({page}) => {
    await open(page);
    const fades = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const started: string[] = [];
          document.addEventListener('transitionrun', ({propertyName}) => {
            started.push(propertyName);
          });
          new MutationObserver(() => {
            setTimeout(() => {
              resolve(started);
            }, 500);
          }).observe(document.documentElement, {attributeFilter: ['data-theme']});
        }),
    );
    await colorToggle(page).click();
    expect(await fades).toEqual([]);
  });

  test('S5 follows a change in another tab', {tag: outer}, async ({page, context}) => {
    await open(page);
    const other = await context.newPage();
    await open(other);
    await colorToggle(other).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('S5 is right before any script of the application has run', async ({page}) => {
    await page.addInitScript((key) => {
      localStorage.setItem(key, 'dark');
    }, keys.theme);
    // The application waits until the mode has been read.
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await theme(page)).toBe('dark');
    release();
    await hydrated(page);
    expect(await theme(page)).toBe('dark');
  });
});

test.describe('S6 local storage', () => {
  test('S6 has the four keys and no other', async ({page}) => {
    await open(page, 'docs/intro');
    await colorToggle(page).click();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
      .toEqual(
        Object.values(keys)
          .filter((key) => announcement !== undefined || !key.includes('announcement'))
          .sort(),
      );
    expect(await page.evaluate((key) => localStorage.getItem(key), keys.version)).toBe('current');
  });
});

test('S8 the interface is English, left to right', async ({page}) => {
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});
