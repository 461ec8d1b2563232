import {doubleText, findLostContent} from '../support/lost-content';
import type {Locator} from '@playwright/test';
import {expect, hydrated, test} from '../support/test';

// The site's policy does not apply to a reader's own styles, but would forbid a test's.
test.use({bypassCSP: true});

test.describe('on a phone of 320 px', () => {
  test.use({viewport: {width: 320, height: 700}});

  test('T6 losses are found', async ({page}) => {
    await page.setContent(`<!DOCTYPE html><body>
      <p style="width: 400px">wide</p>
      <p style="overflow: hidden; width: 50px; white-space: nowrap">a line that is too long</p>
      <p style="overflow: hidden; height: 10px">too high</p>
      <nav><a href="#a">one</a> <a href="#b" style="margin-inline-start: -2em">two</a></nav>
      <p style="overflow: hidden">whole</p>`);
    expect(await findLostContent(page)).toEqual([
      expect.stringMatching(/^the page is 4\d\d px wide$/),
      'cut off: p "a line that is too long"',
      'cut off: p "too high"',
      'covered: a "one" by a "two"',
    ]);
  });
});

test('T6 large text covers nothing in the navbar of a desktop', async ({page}) => {
  await page.goto('docs/intro');
  await page.addStyleTag({content: doubleText});
  for (const width of [997, 1280]) {
    await page.setViewportSize({width, height: 900});
    expect(await findLostContent(page), `${width} px`).toEqual([]);
  }
});

/** The computed value of a property. */
function styleOf(locator: Locator, property: string, pseudo?: string): Promise<string> {
  return locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name),
    [property, pseudo] as const,
  );
}

test('T7 forced colours tell what is current, and keep borders and the focus ring', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('docs/tutorial-basics/basic-syntax');
  await hydrated(page);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const current = sidebar.getByRole('link', {name: '基本语法', exact: true});
  const other = sidebar.getByRole('link', {name: '扩展语法', exact: true});
  expect(await styleOf(current, 'background-color')).not.toBe(
    await styleOf(other, 'background-color'),
  );
  const search = page.getByRole('button', {name: 'Search'});
  expect(await styleOf(search, 'border-block-end-color')).not.toBe(
    await styleOf(search, 'background-color'),
  );
  expect(await styleOf(page.locator('.navbar'), 'border-block-end-width')).toBe('1px');
  await search.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await styleOf(search, 'outline-style')).toBe('solid');
  expect(await styleOf(search, 'outline-width')).toBe('2px');

  await page.goto('gallery');
  const tabs = page.getByRole('tab');
  const underline = 'border-block-end-color';
  const chosen = page.getByRole('tab', {selected: true}).first();
  const rest = tabs.and(page.getByRole('tab', {selected: false})).first();
  expect(await styleOf(chosen, underline)).not.toBe(await styleOf(rest, underline));

  await page.goto('search?q=Markdown');
  const mark = page.locator('main mark').first();
  expect(await styleOf(mark, 'background-color')).not.toBe(
    await styleOf(page.locator('body'), 'background-color'),
  );
});

test('T7 what a control is known by has a contrast of 3 to 1', async ({page}) => {
  await page.goto('search');
  await hydrated(page);
  for (const mode of ['light', 'dark']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, mode);
    for (const control of [
      page.getByRole('button', {name: 'Search'}).first(),
      page.locator('main input').first(),
    ]) {
      await expect(control).toBeVisible();
      expect(await control.evaluate(contrastOfBorder), mode).toBeGreaterThanOrEqual(3);
    }
  }
});

test('T8 nothing moves with reduced motion', async ({page}) => {
  const moving = () =>
    page.locator('body *').evaluateAll((elements) =>
      elements.flatMap((element): string[] =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          const times = `${style.transitionDuration}, ${style.animationName === 'none' ? '0s' : style.animationDuration}`;
          const moves = times.split(', ').some((time) => Number.parseFloat(time) > 0.01);
          return moves || style.scrollBehavior === 'smooth'
            ? [element.getAttribute('class') ?? element.tagName]
            : [];
        }),
      ),
    );
  for (const path of ['', 'docs/tutorial-extras/hacks', 'blog/mdx-blog-post', 'playground']) {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.goto(path);
    await hydrated(page);
    expect((await moving()).length, `/${path} moves otherwise`).toBeGreaterThan(0);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await moving(), `/${path}`).toEqual([]);
  }
});

/** The contrast between a control's border and the page below it; runs in the page. */
function contrastOfBorder(control: Element): number {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const luminance = (colour: string) => {
    if (!canvas) {
      return 0;
    }
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const border = luminance(getComputedStyle(control).borderBlockEndColor);
  const ground = luminance(getComputedStyle(document.documentElement).backgroundColor);
  return (Math.max(border, ground) + 0.05) / (Math.min(border, ground) + 0.05);
}
