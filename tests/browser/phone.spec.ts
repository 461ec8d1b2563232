import type {Locator, Page} from '@playwright/test';
import {navbarLabels} from '../../site/navbar';
import {tagOfFonts} from '../support/fonts';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';

const phone = {width: 390, height: 844};
test.use({viewport: phone});

const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(menu(page)).toBeInViewport({ratio: 0.5});
}

test('S2 the menu leads to the parts of the site by one press, from every kind of page', async ({
  page,
}) => {
  for (const path of ['', 'docs/cheat-sheet', 'blog/welcome', 'compatibility']) {
    await page.goto(path);
    await hydrated(page);
    await openMenu(page);
    for (const [name, address] of [
      [navbarLabels.cheatSheet, '/docs/cheat-sheet'],
      [navbarLabels.troubleshooting, '/docs/tutorial-basics/markdown-issue'],
      [navbarLabels.allDocs, '/docs'],
      [navbarLabels.compatibility, '/compatibility'],
    ] as const) {
      const link = menu(page).getByRole('link', {name, exact: true});
      await expect(link, path).toHaveAttribute('href', address);
      await expect(link, path).toBeVisible();
    }
    expect(await menu(page).locator('[aria-current]').count(), path).toBeLessThanOrEqual(1);
  }
});

/** Elements with running text. A link in them is as high as its line. */
const texts = 'p, td, th, dd, sup, figcaption, blockquote, .footnotes, .markdown li';

/**
 * Controls that a finger of 40 px misses: controls that are smaller, or covered 18 px beside, above or below their
 * middle. The link of a heading is larger than its box. Excluded are links in running text, controls that only the
 * keyboard shows, and controls that cannot be pressed.
 */
function missedByFinger(within: string, inText: string): string[] {
  const reach = 18;
  const controls =
    ':is(a[href], button:enabled, summary, select, [role="tab"], label:has([type="radio"]))';
  const missed = [...document.querySelectorAll<HTMLElement>(`${within} ${controls}`)].filter(
    (control) => {
      const isLinkInText =
        control.matches('a:not([class*="hash-link"])') && control.closest(inText);
      if (isLinkInText || !control.checkVisibility({visibilityProperty: true})) {
        return false;
      }
      control.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      const [box = new DOMRect()] = control.getClientRects();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isSmall =
        !control.matches('.hash-link') && Math.min(box.width, box.height) < 39.5 && box.width > 0;
      const isOutside = box.width === 0 || x < 0 || x > window.innerWidth || y < 0;
      return (
        !isOutside &&
        (isSmall ||
          [
            [-reach, 0],
            [reach, 0],
            [0, -reach],
            [0, reach],
          ].some(([right = 0, down = 0]) => {
            const hit = document.elementFromPoint(
              Math.min(Math.max(x + right, 0), window.innerWidth - 1),
              y + down,
            );
            return !control.contains(hit);
          }))
      );
    },
  );
  return missed.map((control) => {
    const {width, height} = control.getBoundingClientRect();
    const name = control.textContent || control.getAttribute('aria-label');
    return `${control.tagName} ${name ?? ''} ${Math.round(width)} × ${Math.round(height)}`;
  });
}

/** One page of each kind. */
const kinds = [
  '',
  'docs',
  'docs/intro',
  'docs/category/语法',
  'blog',
  'blog/screen-size-calculation',
  'blog/archive',
  'blog/tags',
  'playground',
  'search?q=can',
  'offline',
  '404.html',
];

/** Pages that are long, or have their own parts. */
const others = [
  'docs/tutorial-basics/extended-syntax',
  'docs/tutorial-basics/markdown-features/boxes',
  'docs/cheat-sheet',
  'blog/rs485-vs-can',
  'blog/authors',
  'blog/tags/can',
  'compatibility',
  'gallery',
];

async function expectRoomForFingers(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(encodeURI(path));
    await hydrated(page);
    expect.soft(await page.evaluate(missedByFingerIn(texts)), path).toEqual([]);
  }
}

function missedByFingerIn(
  inText: string,
  within = '#__docusaurus > :not([class*="skip"])',
): string {
  return `(${missedByFinger.toString()})(${JSON.stringify(within)}, ${JSON.stringify(inText)})`;
}

test(
  'T5 on a phone a finger of 40 px finds what is in bars and lists, and each button',
  {tag: tagOfFonts},
  async ({page}) => {
    await expectRoomForFingers(page, kinds);
    await page.goto('docs/intro');
    await hydrated(page);
    await openMenu(page);
    expect(await page.evaluate(missedByFingerIn(texts, 'dialog')), 'menu').toEqual([]);
  },
);

test(
  'T5 on a phone a finger of 40 px finds the parts of long pages',
  {tag: outer},
  async ({page}) => {
    await expectRoomForFingers(page, others);
  },
);

/** A picture of a strip at the edge of a scrolling element, without the table in it. */
async function edgeOf(scroller: Locator, side: 'left' | 'right'): Promise<string> {
  const box = await scroller.boundingBox();
  if (!box) {
    throw new Error('It is not there.');
  }
  const picture = await scroller.page().screenshot({
    clip: {
      x: side === 'left' ? box.x : box.x + box.width - 8,
      y: Math.max(box.y, 100), // below the navbar
      width: 8,
      height: 16,
    },
  });
  return picture.toString('base64');
}

test('T4 a table shows at its edge that it goes on there, in both modes and with forced colours', async ({
  page,
}) => {
  await page.goto('compatibility');
  await hydrated(page);
  const scrollers = page.locator('.scrolls-sideways');
  const scroller = scrollers.nth(
    await scrollers.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth)),
  );
  const toggleMode = () =>
    page.evaluate(() => {
      const {dataset} = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    });
  await scroller.evaluate((element) => {
    (element.firstElementChild as HTMLElement).style.visibility = 'hidden';
  });
  for (const prepare of [
    () => Promise.resolve(),
    toggleMode,
    () => page.emulateMedia({forcedColors: 'active'}),
  ]) {
    await prepare();
    const scrollTo = (share: number) =>
      scroller.evaluate((element, part) => {
        element.scrollIntoView({block: 'start', behavior: 'instant'});
        element.scrollLeft = part * (element.scrollWidth - element.clientWidth);
      }, share);
    await scrollTo(0);
    const [plain, more] = [await edgeOf(scroller, 'left'), await edgeOf(scroller, 'right')];
    expect(more).not.toBe(plain);
    await scrollTo(0.5);
    expect(await edgeOf(scroller, 'left')).not.toBe(plain);
    expect(await edgeOf(scroller, 'right')).toBe(more);
    await scrollTo(1);
    expect(await edgeOf(scroller, 'left')).not.toBe(plain);
    expect(await edgeOf(scroller, 'right')).toBe(plain);
  }
});

test('T4 a table says in words that it scrolls, and one that fits says nothing', async ({page}) => {
  await page.goto('docs/tutorial-basics/extended-syntax/formulas');
  await hydrated(page);
  const tables = await page.locator('.scrolls-sideways').evaluateAll((all) =>
    all.map((table) => {
      const words = getComputedStyle(table, '::before');
      return {
        scrolls: table.scrollWidth > table.clientWidth,
        says: parseFloat(words.blockSize) > 0 && words.content,
      };
    }),
  );
  expect(new Set(tables.map(({scrolls}) => scrolls))).toEqual(new Set([true, false]));
  for (const {scrolls, says} of tables) {
    expect(says).toEqual(scrolls && expect.stringContaining('左右滑动'));
  }
});

test.describe('T11 the way back to the top', () => {
  const button = (page: Page) => page.getByRole('button', {name: 'Scroll back to top'});

  async function scrollUp(page: Page): Promise<void> {
    await page.mouse.move(350, 400);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    await page.mouse.wheel(0, -200);
    await expect(button(page)).toBeInViewport({ratio: 1});
  }

  /** Elements below the button, or in its place for a press. */
  async function covered(page: Page, selector: string): Promise<string[]> {
    // The button grows to its full size.
    await expect.poll(async () => (await button(page).boundingBox())?.width).toBeGreaterThan(39);
    const place = await button(page).boundingBox();
    return page.evaluate(
      ([elements, box]) =>
        [...document.querySelectorAll(elements)]
          .filter((element) => {
            const {left, right, top, bottom} = element.getBoundingClientRect();
            return (
              box &&
              left < box.x + box.width &&
              right > box.x &&
              top < box.y + box.height &&
              bottom > box.y
            );
          })
          .map((element) => element.textContent),
      [selector, place] as const,
    );
  }

  test('T11 on a phone stands in the navbar, and covers nothing of the article', async ({page}) => {
    await page.goto('docs/tutorial-basics/extended-syntax');
    await hydrated(page);
    await scrollUp(page);
    const navbar = await page.locator('.navbar').boundingBox();
    const place = await button(page).boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(navbar?.height ?? 0);
    expect(await covered(page, '.navbar :is(a, button)')).toEqual([]);
    await button(page).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('T11 at 1280 px covers no entry of the contents', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await page.goto('docs/tutorial-basics/extended-syntax');
    await hydrated(page);
    await scrollUp(page);
    const contents = page.getByRole('navigation', {name: 'On this page'}).locator('> div');
    await contents.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    expect(await covered(page, '.theme-doc-toc-desktop, .theme-doc-markdown')).toEqual([]);
  });

  test('T11 between a phone and a wide window covers nothing of the page or of its end', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1000, height: 650});
    await page.goto('docs/tutorial-basics/extended-syntax');
    await hydrated(page);
    await scrollUp(page);
    expect(await covered(page, '.theme-doc-toc-desktop, .theme-doc-markdown')).toEqual([]);
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await page.mouse.wheel(0, -150);
    await expect(button(page)).toBeInViewport({ratio: 1});
    expect(await covered(page, 'footer :is(a, button, p)')).toEqual([]);
  });
});
