import type {Page, Route} from '@playwright/test';
import {expectSameDocument, markDocument, sidebarLink} from '../support/faults';
import {expect, hydrated, test} from '../support/test';
import {ofSpeed} from '../support/public-build';
import {outer} from '../support/ring';

const script = '**/assets/js/*.js';

/** Holds back all scripts until `release` is called; scripts that have already loaded are unaffected. */
async function holdScripts(page: Page): Promise<{release: () => Promise<void>}> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(script, async (route) => {
    if (isHeld) {
      held.push(route);
    } else {
      await route.continue();
    }
  });
  return {
    release: async () => {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** The marks of the current place in navbar and sidebar: items by their text, and whether assistive technology is told. */
const marksOf = (page: Page): Promise<string[]> =>
  page
    .locator('.navbar, .menu')
    .locator('[aria-current], [class*="--active"]')
    .evaluateAll((elements) =>
      elements.map((element) =>
        [
          element.textContent,
          element.getAttribute('aria-current'),
          ...[...element.classList].filter((name) => name.includes('--active')),
        ].join(' '),
      ),
    );

test(
  'S1 D1 navbar and sidebar mark after a navigation what they mark on the page itself',
  {tag: outer},
  async ({page}) => {
    const whole = await page.context().newPage();
    await page.goto('docs/intro');
    await hydrated(page);
    await markDocument(page);
    for (const path of [
      'docs/cheat-sheet',
      'docs/category/语法',
      'docs/tutorial-basics/basic-syntax',
      'docs/tutorial-basics/extended-syntax',
      'docs/category/最佳实践',
      'docs/tutorial-extras/hacks',
      'docs/intro',
      'blog',
      'blog/rs485-vs-can',
    ]) {
      await page
        .locator(`a[href$="/${path}"], a[href$="/${encodeURI(path)}"]`)
        .first()
        .dispatchEvent('click');
      await whole.goto(path);
      const marks = await marksOf(whole);
      expect(marks, path).not.toEqual([]);
      await expect.poll(() => marksOf(page), path).toEqual(marks);
    }
    await expectSameDocument(page, true);
  },
);

test.describe('B3 scrolling', () => {
  test('B3 a navigation scrolls to the top', async ({page}) => {
    await page.goto('docs/tutorial-basics/basic-syntax');
    await hydrated(page);
    await page.evaluate(() => {
      scrollTo(0, 2000);
    });
    await sidebarLink(page, '速查表').click();
    await expect(page).toHaveURL(/cheat-sheet$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('B3 a link to a Chinese anchor scrolls to its heading, in the page and across pages', async ({
    page,
  }) => {
    await page.goto('docs/intro');
    await hydrated(page);
    const lastHeading = page.locator('.markdown h2').last();
    const id = (await lastHeading.getAttribute('id')) ?? '';
    expect(id).toMatch(/\p{Script=Han}/u);
    await page.locator(`.table-of-contents a[href="#${id}"]`).click();
    await expect(lastHeading).toBeInViewport();
    expect(decodeURI(new URL(page.url()).hash)).toBe(`#${id}`);

    await page.goto('docs/cheat-sheet');
    await hydrated(page);
    const links = page.locator('.markdown a[href*="/docs/"][href*="#"]');
    const across = links.and(page.locator(':not([href*="cheat-sheet"])')).first();
    const target = new URL((await across.getAttribute('href')) ?? '', page.url());
    await across.click();
    await expect(page).toHaveURL(target.href);
    const anchor = decodeURI(target.hash);
    expect(anchor).toMatch(/\p{Script=Han}/u);
    const heading = page.locator(`[id="${anchor.slice(1)}"]`);
    await expect(heading).toBeInViewport();
    // The navbar must not cover the target of the anchor.
    const isCovered = await heading.evaluate((element) => {
      const {left, top, height} = element.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + 4, top + height / 2);
      return !element.contains(onTop);
    });
    expect(isCovered).toBe(false);
  });
});

test.describe('B4 progress bar', () => {
  test('B4 appears after 200 ms, begins at 0.08, trickles every 800 ms and ends with the page', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('docs/intro');
    await hydrated(page);
    const scripts = await holdScripts(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));

    const bar = page.locator('#nprogress .bar');
    const position = async () => /-?[\d.]+(?=%)/.exec((await bar.getAttribute('style')) ?? '')?.[0];
    await sidebarLink(page, '速查表').dispatchEvent('click');
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
    await page.clock.runFor(20);
    // translate3d(-92%, 0, 0): 8 % of the bar is visible.
    expect(await position()).toBe('-92');
    expect(await bar.getAttribute('style')).toContain('200ms');
    await page.clock.runFor(700);
    expect(await position()).toBe('-92');
    await page.clock.runFor(300);
    expect(Number(await position())).toBeGreaterThan(-92);

    await scripts.release();
    await page.clock.resume();
    await expect(page.getByRole('heading', {level: 1})).toContainText('速查表');
    await expect(bar).toHaveCount(0);
  });
});

test.describe('B5 preloading', () => {
  test('B5 the page that is read stays until the next one is loaded', async ({page}) => {
    await page.goto('docs/intro');
    await hydrated(page);
    const heading = page.getByRole('heading', {level: 1});
    const before = await heading.textContent();
    const scripts = await holdScripts(page);
    await sidebarLink(page, '速查表').click();
    await expect(page).toHaveURL(/cheat-sheet$/);
    await expect(heading).toHaveText(before ?? '');
    await scripts.release();
    await expect(heading).toContainText('速查表');
  });

  test.describe(() => {
    test.use({expectedMessages: /ChunkLoadError|Loading chunk|ERR_FAILED/});

    test('B5 what could not be loaded ahead is asked for again', {tag: outer}, async ({page}) => {
      await page.goto('docs/intro');
      await hydrated(page);
      await page.evaluate(() => {
        document.documentElement.dataset.same = 'true';
      });
      const link = sidebarLink(page, '速查表');
      const failed = page.waitForEvent('requestfailed');
      await page.route(script, (route) => route.abort());
      await link.evaluate((element: HTMLAnchorElement) => {
        void window.docusaurus.preload(element.pathname);
      });
      await failed;
      await page.unroute(script);
      await link.click();
      await expect(page.getByRole('heading', {level: 1})).toContainText('速查表');
      await expect(page.locator('html[data-same]')).toHaveCount(1);
    });
  });
});

test.describe('B6 prefetching', () => {
  test.use({prefetches: true});

  /** Collects the paths of all pages and scripts requested from now on. */
  function watchRequests(page: Page): ReadonlySet<string> {
    const requested = new Set<string>();
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.includes('/assets/js/') || !pathname.includes('.')) {
        requested.add(pathname);
      }
    });
    return requested;
  }

  /** The scripts that a page's HTML names. */
  async function scriptsNamedBy(page: Page, path: string): Promise<readonly string[]> {
    const html = await (await page.request.get(path)).text();
    const list = /application-scripts"?>(.*?)<\/script>/.exec(html)?.[1] ?? '[]';
    return JSON.parse(list) as string[];
  }

  function scriptsOf(requested: ReadonlySet<string>): readonly string[] {
    return [...requested].filter((path) => path.endsWith('.js'));
  }

  async function blindObserver(page: Page): Promise<void> {
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe(): void {
          // Does not observe, so any prefetch comes from hover or touch.
        }
      };
    });
  }

  async function open(page: Page): Promise<void> {
    await page.goto('docs/intro');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }

  test('B6 links that become visible are prefetched', async ({page}) => {
    const requested = watchRequests(page);
    await page.goto('');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const named = await scriptsNamedBy(page, '');
    const scripts = (await scriptsNamedBy(page, 'docs/contact')).filter(
      // The page's own modules; Docusaurus loads shared modules only in the navigation.
      (path) =>
        /\/[\da-f]{8}\.\w+\.js$/.test(path) && !named.includes(path) && !requested.has(path),
    );
    expect(scripts.length).toBeGreaterThan(0);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(() => [...requested]).toEqual(expect.arrayContaining(scripts));
  });

  test('B6 a link under the pointer is prefetched', async ({page}) => {
    await blindObserver(page);
    await open(page);
    const requested = watchRequests(page);
    await sidebarLink(page, '速查表').hover();
    await expect.poll(() => scriptsOf(requested).length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const ahead = requested.size;
    await sidebarLink(page, '速查表').click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('速查表');
    expect([...requested].slice(ahead), 'asked for after the press').toEqual([]);
  });

  test(
    'B6 the page of a link under the pointer is fetched before those of others',
    {tag: [ofSpeed, outer]},
    async ({page}) => {
      let answer: () => void = () => undefined;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/docs/contact', async (route) => {
        await answered;
        await route.continue();
      });
      await page.goto('');
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const requested = watchRequests(page);
      const footer = page.getByRole('contentinfo');
      // Not with the pointer, which would bring this link and others into view.
      await footer.locator('a[href$="/docs/contact"]').dispatchEvent('mouseover');
      await expect.poll(() => [...requested]).toContain('/docs/contact');
      await footer.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500); // time in which others would be requested
      expect([...requested]).toEqual(['/docs/contact']);
      answer();
      await expect.poll(() => [...requested]).toContain('/offline');
    },
  );

  test('B6 a link that is touched is prefetched', {tag: outer}, async ({browser, baseURL}) => {
    const context = await browser.newContext({...(baseURL && {baseURL}), hasTouch: true});
    const page = await context.newPage();
    await blindObserver(page);
    await open(page);
    const requested = watchRequests(page);
    await sidebarLink(page, '速查表').dispatchEvent('touchstart');
    await expect.poll(() => scriptsOf(requested).length).toBeGreaterThan(0);
    await context.close();
  });

  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
  ]) {
    test(
      `B6 nothing is prefetched with ${JSON.stringify(connection)}`,
      {tag: connection.saveData ? [] : outer},
      async ({page}) => {
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', {value});
        }, connection);
        await open(page);
        const requested = watchRequests(page);
        await sidebarLink(page, '速查表').hover();
        await page.waitForTimeout(500);
        expect([...requested]).toEqual([]);
      },
    );
  }
});
