import type {Browser, Page} from '@playwright/test';
import {integer, type Random} from '@markdown-zh/search/queries';
import {keys, reporter, watchHeading, type Shown} from './watch-heading';

/** A page of the walk. */
export interface Stop {
  /** The path of its page from the site's root, without a slash at its start. */
  readonly path: string;
  readonly title: string;
}

/** A line to the host; none is the machine's own. */
export interface Line {
  readonly name: string;
  /** Bits in a second, and milliseconds for a round trip. */
  readonly limits?: {readonly rate: number; readonly roundTrip: number};
}

/** What one navigation and the way back took. */
export interface Step {
  /** Milliseconds from the click to the next page's heading, painted. */
  readonly there: number;
  /** Milliseconds from the step back in the history to the heading of the page before, painted. */
  readonly back: number;
  /** Pixels by which the view is off where the reader had scrolled to: in the frame that shows the heading, and half a second later. */
  readonly offAtOnce: number;
  readonly offLater: number;
}

/** Milliseconds that a reader stays on a page before the pointer moves, and for which it rests on a link before the click. */
const stay = [800, 1600] as const;
const rest = [150, 300] as const;

/** Pixels by which a reader scrolls. */
const scrolled = [200, 900] as const;

/** Milliseconds after which a page that has been loaded has come to life and has fetched in advance what it wants to. */
const settling = 3000;

/** Milliseconds for anything that comes after the heading. */
const afterwards = 500;

/**
 * Walks through pages in one tab, which has nothing in its cache: from each it scrolls, follows the link to the next one,
 * as a reader with a mouse does, goes back, and forward again. The first page of each group is loaded.
 *
 * @param groups pages that lead to each other by visible links
 * @returns a step for each page but the first one of its group
 */
export async function walk(
  browser: Browser,
  address: string,
  groups: readonly (readonly Stop[])[],
  {limits}: Line,
  random: Random,
): Promise<Step[]> {
  // A slow line is not one to a service worker, which has none of it.
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

/** A step in the history, whose time begins now. */
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
