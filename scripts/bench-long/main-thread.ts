import type {Browser, CDPSession, Page} from '@playwright/test';

/** The longest tasks of a page's main thread, in milliseconds of the processor. */
export interface LongestTasks {
  readonly load: number;
  readonly scroll: number;
}

/** How much slower than this machine a phone's processor is. */
const slowdown = 4;

/** Milliseconds after the load for deferred work, and after the last scroll. */
const afterwards = 5000;

/** Pixels of a turn of the wheel, and milliseconds until the next. */
const turn = 1500;
const pause = 60;

/** Loads a page on a slowed processor, scrolls it by the wheel to its end, and jumps by keys to its start and end. */
export async function longestTasks(browser: Browser, address: string): Promise<LongestTasks> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const load = await longestTask(session, async () => {
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForTimeout(afterwards);
  });
  const scroll = await longestTask(session, () => scrollThrough(page));
  await context.close();
  return {load, scroll};
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(200, 400);
  for (let top = 0; top < height; top += turn) {
    await page.mouse.wheel(0, turn);
    await page.waitForTimeout(pause);
  }
  for (const key of ['Home', 'End']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(1000);
  }
  await page.waitForTimeout(afterwards);
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor, which other programs do not lengthen. */
  readonly tdur?: number;
  readonly args?: {readonly name?: string};
}

/** The longest task, in milliseconds, of a renderer's main thread during `act`. */
async function longestTask(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({value}: {value: object[]}) => {
    events.push(...(value as TraceEvent[]));
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline']},
  });
  await act();
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => {
      resolve();
    });
  });
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const mains = new Set(
    events
      .filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.filter(
    (event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)),
  );
  return Math.max(0, ...tasks.map(({tdur = 0}) => tdur / 1000));
}

const threadOf = ({pid, tid}: TraceEvent): string => `${pid}/${tid}`;
