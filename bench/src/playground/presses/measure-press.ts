import type {Browser, CDPSession, Page} from '@playwright/test';
import type {Press, Step} from './presses';
import {eventTimes, restart, untilShown, watchScript} from '../watch-presses';

/** The cost of a press, in milliseconds. */
export interface PressTimes {
  /** From the press to the next paint: the longest event of the interaction, at least the API's threshold of 16. */
  readonly paint: number;
  /** From the press to the paint of the thing that was asked for; undefined if no selector shows it. */
  readonly shown: number | undefined;
}

/** Lighthouse's phone. */
const phone = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Milliseconds for a loaded page to hydrate and to prefetch. */
const settling = 2500;

/** Milliseconds for which a finger or a key is down. */
const hold = 80;

/** Milliseconds without a report after which the press took less than `threshold`. */
const reporting = 1000;
const threshold = 16;

/** Milliseconds after which a press has had no effect. */
const timeout = 20_000;

/**
 * Opens a page in a new context with a phone's viewport and a slower processor, and presses once.
 *
 * @param slowdown the factor by which the page's main thread is slower
 */
export async function measurePress(
  browser: Browser,
  address: string,
  press: Press,
  slowdown: number,
): Promise<PressTimes> {
  const context = await browser.newContext({...phone, serviceWorkers: 'block'});
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeout);
    await page.addInitScript(watchScript);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.goto(`${address}${press.path}`, {waitUntil: 'networkidle'});
    await page.waitForTimeout(settling);
    for (const step of press.before ?? []) {
      await take(page, session, step);
    }
    return await take(page, session, press);
  } finally {
    await context.close();
  }
}

/** Presses, and waits for the effect. */
async function take(page: Page, session: CDPSession, {target, key, shown}: Step) {
  const control = page.locator(target).first();
  await control.scrollIntoViewIfNeeded();
  if (key !== undefined) {
    await control.focus();
  }
  const box = await control.boundingBox();
  if (!box) {
    throw new Error(`${target} is not visible.`);
  }
  await restart(page);
  const effect = shown === undefined ? undefined : inTime(page, shown);
  if (key === undefined) {
    await tap(session, {x: box.x + box.width / 2, y: box.y + box.height / 2});
  } else {
    await page.keyboard.press(key, {delay: hold});
  }
  const time = await effect;
  return {paint: await longestEvent(page), shown: time} satisfies PressTimes;
}

async function tap(session: CDPSession, place: {readonly x: number; readonly y: number}) {
  await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [place]});
  await new Promise((resolve) => setTimeout(resolve, hold));
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

async function inTime(page: Page, selector: string): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${selector} did not appear.`));
    }, timeout);
  });
  try {
    return await Promise.race([untilShown(page, selector), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for the report of the interaction. The longest event counts, as in Interaction to Next Paint. */
async function longestEvent(page: Page): Promise<number> {
  await page.waitForTimeout(reporting);
  return Math.max(threshold, ...(await eventTimes(page)));
}
