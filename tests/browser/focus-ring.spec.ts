import type {Page} from '@playwright/test';
import {findRingFaults} from '../support/focus-ring';
import {outer, sampleOf} from '../support/ring';
import {expect, hydrated, test} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

const good = '<button>good</button>';
const bad: Readonly<Record<string, string>> = {
  'no ring': '<button style="outline: none">bad</button>',
  'no ring, it is thin': '<button style="outline-width: 1px">bad</button>',
  contrast: '<button style="outline-color: #aaa">bad</button>',
  'contrast on dark': '<div style="background: #222"><button>bad</button></div>',
  'cut off by DIV': '<div style="overflow: hidden"><button>bad</button></div>',
  'cut off by the window': '<button style="position: fixed; left: 1px; top: 50px">bad</button>',
  'below DIV':
    '<div style="position: fixed; inset: 0 0 auto; height: 90px; background: #fff"></div><button>bad</button>',
};

/** Moves through a page with one key, up to `limit`, and returns the faults by element. */
async function sweep(page: Page, key: 'Tab' | 'Shift+Tab', limit: number): Promise<string[]> {
  const found = new Set<string>();
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press(key);
    const faults = await findRingFaults(page);
    if (faults === undefined) {
      break;
    }
    if (faults.length > 0) {
      // Gives a moving element time to arrive: the navbar slides in.
      await expect
        .poll(() => findRingFaults(page), {timeout: timeLimit(1000)})
        .toEqual([])
        .catch(() => undefined);
      const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
      for (const fault of (await findRingFaults(page)) ?? []) {
        found.add(`${fault}: ${focused ?? ''}`);
      }
    }
  }
  return [...found];
}

for (const [fault, html] of Object.entries(bad)) {
  test(`the sweep finds: ${fault}`, {tag: outer}, async ({page}) => {
    await page.setContent(
      `<!DOCTYPE html><html lang="en"><title>Rings</title>
      <style>body {margin: 60px} :focus-visible {outline: 2px solid #2b4c93; outline-offset: 2px}</style>
      ${good}${html}`,
    );
    await page.keyboard.press('Tab');
    const isBelow = fault.startsWith('below');
    expect(await findRingFaults(page)).toEqual(isBelow ? [expect.stringContaining('below')] : []);
    await page.keyboard.press('Tab');
    const [expected = ''] = fault.split(/,| on /, 1);
    expect(await findRingFaults(page)).toEqual([expect.stringContaining(expected)]);
  });
}

/** One of each kind of focusable element: menus, code, tabs, tables, cards, editors, frames. */
const paths = [
  'docs/tutorial-basics/markdown-features/boxes',
  'blog',
  'compatibility',
  'playground',
];

for (const {mode, width} of [
  {mode: 'light', width: 1280},
  {mode: 'dark', width: 390},
]) {
  test(
    `S20 what has the focus shows it, in ${mode} mode at ${width} px`,
    {tag: mode === 'dark' ? outer : []},
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.addInitScript((value) => {
        if (window === window.top) {
          localStorage.setItem('theme', value);
        }
      }, mode);
      for (const path of sampleOf(paths, 2)) {
        await page.goto(path);
        await hydrated(page);
        // Late content, such as the playground's findings, would push the focused element out of sight.
        await page.waitForLoadState('networkidle');
        expect(await sweep(page, 'Tab', 45), path).toEqual([]);
        expect(await sweep(page, 'Shift+Tab', 10), `${path}, backwards`).toEqual([]);
      }
    },
  );
}
