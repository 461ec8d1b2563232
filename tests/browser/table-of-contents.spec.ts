import type {Page} from '@playwright/test';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';

/** A doc whose contents are higher than a low window. */
const longDoc = 'docs/intro';

test.use({viewport: {width: 1366, height: 500}});

async function openDoc(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Jumps to a position in the page, from 0 to 1. */
async function jump(page: Page, part: number): Promise<void> {
  await page.evaluate((target) => {
    const {scrollHeight} = document.documentElement;
    scrollTo({top: (scrollHeight - innerHeight) * target, behavior: 'instant'});
  }, part);
}

/** The marked entry of the contents, the positions of the contents and the page, and the section in view. */
async function contents(page: Page) {
  return page.evaluate(() => {
    const box = document.querySelector('.table-of-contents')?.closest('.thin-scrollbar');
    const marked = box?.querySelector('[class*="link--active"]');
    const id = decodeURIComponent(marked?.getAttribute('href')?.slice(1) ?? '');
    const headings = [...document.querySelectorAll('.markdown :is(h2, h3)[id]')];
    const index = headings.findIndex((heading) => heading.id === id);
    const topOf = (at: number) => headings[at]?.getBoundingClientRect().top;
    const frame = box?.getBoundingClientRect();
    const entry = marked?.getBoundingClientRect();
    return {
      isSectionInView: (topOf(index) ?? Infinity) < innerHeight && (topOf(index + 1) ?? 1) > 0,
      isEntryInBox: entry && frame && entry.top >= frame.top && entry.bottom <= frame.bottom,
      scrolled: Math.round(scrollY),
      above: box?.hasAttribute('data-more-above'),
      below: box?.hasAttribute('data-more-below'),
      isEndInView: frame && frame.bottom <= innerHeight,
      mask: box && getComputedStyle(box).maskImage,
    };
  });
}

for (const {path, ring} of [
  {path: longDoc, ring: []},
  {path: 'blog/rs485-vs-can', ring: outer},
]) {
  test(
    `D3 from anywhere in /${path} the section in view is marked, inside the box`,
    {tag: ring},
    async ({page}) => {
      await openDoc(page, path);
      for (const part of [0.6, 0.1, 0.9, 0.3, 1]) {
        await jump(page, part);
        await expect
          .poll(() => contents(page), `at ${part}`)
          .toMatchObject({isSectionInView: true, isEntryInBox: true});
        const {scrolled} = await contents(page);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect((await contents(page)).scrolled, 'the page does not scroll').toBe(scrolled);
      }
    },
  );
}

test('D3 the contents fade at each end where they go on', async ({page}) => {
  await openDoc(page, longDoc);
  const faded = {mask: expect.stringContaining('gradient') as unknown};
  await expect
    .poll(() => contents(page))
    .toMatchObject({above: false, below: true, isEndInView: true, ...faded});
  await jump(page, 0.5);
  await expect.poll(() => contents(page)).toMatchObject({above: true, below: true, ...faded});
  await jump(page, 1);
  await expect.poll(() => contents(page)).toMatchObject({above: true, below: false, ...faded});
  await jump(page, 0);
  await expect.poll(() => contents(page)).toMatchObject({above: false, below: true, ...faded});
});

test('D3 contents that fit do not fade', {tag: outer}, async ({page}) => {
  await openDoc(page, 'docs/contact');
  const {above, below, mask} = await contents(page);
  expect({above, below, mask}).toEqual({above: false, below: false, mask: 'none'});
});

test('D3 a focus that a keyboard has set in the contents stays in view, and clear of what fades', async ({
  page,
}) => {
  await openDoc(page, longDoc);
  const links = page.locator('.table-of-contents a');
  await links.first().focus();
  const last = (await links.count()) - 4;
  for (let step = 0; step < last; step++) {
    await page.keyboard.press('Tab');
  }
  const focused = links.nth(last);
  await expect(focused).toBeFocused();
  const isClear = () =>
    focused.evaluate((link) => {
      const frame = link.closest('.thin-scrollbar')?.getBoundingClientRect();
      const {top, bottom} = link.getBoundingClientRect();
      return frame && top >= frame.top + 32 && bottom <= frame.bottom - 32;
    });
  await expect.poll(isClear).toBe(true);
  await jump(page, 0.9);
  await expect.poll(() => contents(page)).toMatchObject({isSectionInView: true});
  expect(await isClear()).toBe(true);
  await focused.evaluate((link) => {
    link.blur();
  });
  await jump(page, 0.8);
  await expect
    .poll(() => contents(page))
    .toMatchObject({isSectionInView: true, isEntryInBox: true});
});
