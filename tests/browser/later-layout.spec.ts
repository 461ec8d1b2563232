import type {Page} from '@playwright/test';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';

/** The longest articles have the most that is laid out later. */
const doc = 'docs/tutorial-basics/markdown-issue';

const partsBelow = '[data-article] > :nth-child(n + 24):not(h2, h3, h4, h5, h6)';

/** How many parts of the article are laid out when they come near, of how many. */
async function laterParts(page: Page): Promise<{later: number; all: number}> {
  return page.locator(partsBelow).evaluateAll((parts) => ({
    later: parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    all: parts.length,
  }));
}

async function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** The article's part at the top of the view, and where it stands. */
async function place(page: Page): Promise<{index: number; top: number}> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-article] > *')];
    const index = parts.findIndex((part) => part.getBoundingClientRect().bottom > 100);
    return {index, top: Math.round(parts[index]?.getBoundingClientRect().top ?? 0)};
  });
}

/** A heading far down, and where it stands when it is led to. */
async function lastHeading(page: Page) {
  const heading = page.locator('[data-article] > h2').last();
  const [id, margin] = await heading.evaluate(
    (element) => [element.id, parseFloat(getComputedStyle(element).scrollMarginTop)] as const,
  );
  return {heading, id, margin};
}

async function expectAt(page: Page, {heading, margin}: Awaited<ReturnType<typeof lastHeading>>) {
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeCloseTo(margin, -1);
}

test(
  'a page that is opened at its top is laid out below later, and in the end as high as when it is laid out at once',
  {tag: outer},
  async ({page}) => {
    await page.goto(doc);
    await hydrated(page);
    const {later, all} = await laterParts(page);
    expect(all).toBeGreaterThan(100);
    expect(later).toBe(all);
    const guessed = await heightOf(page);
    await page.goto('about:blank');
    await page.goto(`${doc}#no-such-place`);
    await hydrated(page);
    expect((await laterParts(page)).later).toBe(0);
    const whole = await heightOf(page);
    expect(Math.abs(guessed - whole)).toBeGreaterThan(500);
    await page.goto('about:blank');
    await page.goto(doc);
    await hydrated(page);
    await expect
      .poll(async () => Math.abs((await heightOf(page)) - whole), {timeout: 20_000})
      .toBeLessThan(whole / 500);
  },
);

test('an address with a fragment leads to its place', {tag: outer}, async ({page}) => {
  await page.goto(doc);
  const target = await lastHeading(page);
  await page.goto('about:blank');
  await page.goto(`${doc}#${encodeURIComponent(target.id)}`);
  await hydrated(page);
  await expectAt(page, target);
});

test('a link within the page leads to its place, even before anything has been measured', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(doc);
  await hydrated(page);
  const target = await lastHeading(page);
  await page.evaluate((id) => {
    [...document.links].find(({hash}) => decodeURIComponent(hash) === `#${id}`)?.click();
  }, target.id);
  await expect(page).toHaveURL(/#/);
  await expectAt(page, target);
});

test('the key that leads to the end does so', {tag: outer}, async ({page}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(doc);
  await hydrated(page);
  await page.keyboard.press('End');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
    .toBeLessThan(2);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

for (const width of [1280, 390]) {
  test(
    `Back, Forward and a reload return to the same place, at ${width} px`,
    {tag: outer},
    async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.goto(doc);
      await hydrated(page);
      for (let step = 0; step < 10; step++) {
        await page.mouse.wheel(0, 800);
        await page.waitForTimeout(50);
      }
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(5000);
      await page.waitForTimeout(500);
      const left = await place(page);
      for (let turn = 0; turn < 2; turn++) {
        await page
          .locator('a[href="/docs/intro"]')
          .first()
          .evaluate((link: HTMLElement) => {
            link.click();
          });
        await expect(page).toHaveURL(/intro$/);
        await page.goBack();
        await expect(page).toHaveURL(/markdown-issue$/);
        await expect.poll(() => place(page)).toEqual(left);
      }
      await page.reload();
      await hydrated(page);
      await expect.poll(async () => (await place(page)).index).toBe(left.index);
    },
  );
}

test('all is laid out on paper, and without JavaScript', async ({page, browser, baseURL}) => {
  await page.goto(doc);
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
  expect((await laterParts(page)).later).toBe(0);
  const context = await browser.newContext({...(baseURL && {baseURL}), javaScriptEnabled: false});
  const plain = await context.newPage();
  await plain.goto(doc);
  expect((await laterParts(plain)).later).toBe(0);
  await context.close();
});

test('nothing in view moves while the page is measured', {tag: outer}, async ({page}) => {
  await page.setViewportSize({width: 1280, height: 2400});
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + entry.value,
        );
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto(doc);
  await hydrated(page);
  await page.waitForTimeout(4000);
  const shift = await page.evaluate(() => document.documentElement.dataset.shift ?? '0');
  expect(Number(shift)).toBeLessThan(0.001);
});

test(
  'where a browser knows no idle time (Safari), all is laid out at once, and pages lead on and back',
  {tag: outer},
  async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'cancelIdleCallback');
    });
    await page.goto(doc);
    await hydrated(page);
    expect((await laterParts(page)).later).toBe(0);
    const heading = page.getByRole('heading', {level: 1});
    const title = await heading.textContent();
    await page
      .locator('a[href="/docs/intro"]')
      .first()
      .evaluate((link: HTMLElement) => {
        link.click();
      });
    await expect(page).toHaveURL(/intro$/);
    await expect(heading).not.toHaveText(title ?? '');
    await page.goBack();
    await expect(heading).toHaveText(title ?? '');
  },
);
