import type {Browser, Page} from '@playwright/test';
import {integer, type Random} from '@markdown-zh/search/queries';
import {keys, reporter, watchHeading, type Shown} from './watch-heading';

/** A page of the walk. */
export interface Stop {
  /** The path of its page from the site's root, without a slash at its start. */
  readonly path: string;
  readonly title: string;
}

/** A simulated network; undefined for the machine's own. */
export interface Line {
  readonly name: string;
  /** Bits in a second, and milliseconds for a round trip. */
  readonly limits?: {readonly rate: number; readonly roundTrip: number};
}

/** One navigation, and the way back. */
export interface Step {
  /** Milliseconds from the click to the painted heading of the next page. */
  readonly there: number;
  /** Milliseconds from Back to the painted heading of the page before. */
  readonly back: number;
  /** Distance from the reader's scroll position in pixels: in the frame that shows the heading, and half a second later. */
  readonly offAtOnce: number;
  readonly offLater: number;
}

/** Milliseconds on a page before the pointer moves, and of hovering before the click. */
const stay = [800, 1600] as const;
const rest = [150, 300] as const;

/** Pixels by which a reader scrolls. */
const scrolled = [200, 900] as const;

/** Milliseconds for a loaded page to hydrate and to prefetch. */
const settling = 3000;

/** Milliseconds for work after the heading. */
const afterwards = 500;

/**
 * Walks through pages in one tab with an empty cache. On each page it scrolls, follows the link to the next one with the mouse, goes
 * back, and forward again. The first page of each group is loaded as a whole.
 *
 * @param groups pages that link to each other visibly
 * @returns a step for each page but the first one of its group
 */
export async function walk(
  browser: Browser,
  address: string,
  groups: readonly (readonly Stop[])[],
  {limits}: Line,
  random: Random,
): Promise<Step[]> {
  // Network emulation does not reach service workers.
  const context = await browser.newContext({
    viewport: {width: 1280, height: 900},
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  let settle: (shown: Shown) => void = () => undefined;
  await page.exposeFunction(reporter, (shown: Shown) => {
    settle(shown);
  });
  await page.addInitScript(
    `(${watchHeading.toString()})(${JSON.stringify(keys)}, ${JSON.stringify(reporter)})`,
  );
  if (limits) {
    await throttle(page, limits);
  }
  const shownAfter = async (title: string, act: () => Promise<void>) => {
    const shown = new Promise<Shown>((resolve) => (settle = resolve));
    await page.evaluate(
      ([key, text]) => {
        sessionStorage.setItem(key, text);
      },
      [keys.wanted, title] as const,
    );
    await act();
    return shown;
  };
  const pause = ([least, most]: readonly [number, number]) =>
    page.waitForTimeout(integer(random, least, most));
  const scroll = async () => {
    await page.evaluate(
      (y) => {
        window.scrollTo(0, y);
      },
      integer(random, ...scrolled),
    );
    await pause(rest);
    return page.evaluate(() => scrollY);
  };

  const steps: Step[] = [];
  for (const group of groups) {
    for (const [index, stop] of group.entries()) {
      const before = group[index - 1];
      if (!before) {
        await page.goto(`${address}${stop.path}`, {waitUntil: 'networkidle'});
        await page.waitForTimeout(settling);
        continue;
      }
      const link = page.locator(`a[href$="/${stop.path}"]:visible`).first();
      await link.scrollIntoViewIfNeeded();
      const left = await scroll();
      await pause(stay);
      const box = await link.boundingBox();
      if (!box) {
        throw new Error(`There is no visible link to ${stop.path} on ${before.path}.`);
      }
      await page.mouse.move(box.x + Math.min(20, box.width / 2), box.y + box.height / 2, {
        steps: 3,
      });
      await pause(rest);
      const there = await shownAfter(stop.title, async () => {
        await page.mouse.down();
        await page.mouse.up();
      });
      await page.mouse.move(640, 450);
      await scroll();
      const back = await shownAfter(before.title, () => travel(page, -1));
      await page.waitForTimeout(afterwards);
      const later = await page.evaluate(() => scrollY);
      await shownAfter(stop.title, () => travel(page, 1));
      await page.waitForTimeout(afterwards);
      steps.push({
        there: there.time,
        back: back.time,
        offAtOnce: back.scroll - left,
        offLater: later - left,
      });
    }
  }
  await context.close();
  return steps;
}

/** A step in the history; its time starts now. */
async function travel(page: Page, delta: number): Promise<void> {
  await page.evaluate(
    ([key, by]) => {
      sessionStorage.setItem(key, String(performance.timeOrigin + performance.now()));
      history.go(by);
    },
    [keys.since, delta] as const,
  );
}

async function throttle(page: Page, {rate, roundTrip}: NonNullable<Line['limits']>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: rate / 8,
    uploadThroughput: rate / 8,
  });
}
