import type {CDPSession, Page} from '@playwright/test';
import {outer} from '../../support/ring';
import {expect, hydrated, test} from '../../support/test';
import {timeLimit} from '../../support/time-limit.mjs';

const round = [
  ...['/docs/intro', '/docs/tutorial-basics/extended-syntax', 'back', 'forward', '/blog'],
  ...['/blog/rs485-vs-can', 'back', '/blog/screen-size-calculation', '/', 'back'],
];

/** Repeats a round of navigations, each as soon as the previous page has its heading. */
async function goRound(page: Page, rounds: number): Promise<void> {
  const late = await page.evaluate(
    async ({steps, times}) => {
      const notInTime: string[] = [];
      const until = async (isThere: () => boolean, what: string) => {
        const end = performance.now() + 20_000;
        while (!isThere()) {
          if (performance.now() > end) {
            notInTime.push(`${what} on ${location.pathname}`);
            return;
          }
          await new Promise(requestAnimationFrame);
        }
      };
      const linkTo = (path: string) => document.querySelector<HTMLElement>(`a[href="${path}"]`);
      for (let time = 0; time < times && notInTime.length === 0; time += 1) {
        for (const step of steps) {
          const before = document.querySelector('h1');
          if (step === 'back' || step === 'forward') {
            history[step]();
          } else {
            await until(() => linkTo(step) !== null, `a link to ${step}`);
            linkTo(step)?.click();
          }
          await until(() => {
            const heading = document.querySelector('h1');
            return heading !== null && heading !== before;
          }, step);
        }
      }
      return notInTime;
    },
    {steps: round, times: rounds},
  );
  expect(late).toEqual([]);
}

interface Memory {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

async function memoryOf(devtools: CDPSession): Promise<Memory> {
  await devtools.send('HeapProfiler.collectGarbage');
  const {metrics} = await devtools.send('Performance.getMetrics');
  const value = (name: string) => {
    const found = metrics.find((metric) => metric.name === name)?.value;
    expect(found, name).toBeGreaterThan(0);
    return found ?? 0;
  };
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    heap: value('JSHeapUsedSize'),
  };
}

/** Navigations in a round. V8's compiled code counts as heap, and is a larger part of it at first. */
const runs = [
  {early: 2, late: 4, heap: 1.5, tag: undefined},
  {early: 20, late: 30, heap: 1.2, tag: outer},
] as const;

for (const {early: first, late: then, heap, tag} of runs) {
  test(
    `F15 after ${(first + then) * round.length} navigations, one right after the other, nothing more is in memory than after ${first * round.length}`,
    {tag: tag ?? []},
    async ({page}) => {
      test.setTimeout(timeLimit(300_000));
      await page.goto('');
      await hydrated(page);
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      await goRound(page, first);
      const early = await memoryOf(devtools);
      await goRound(page, then);
      const late = await memoryOf(devtools);
      expect(loads).toBe(0);
      // If a navigation left its page behind, it would add hundreds of nodes each time.
      expect(late.nodes).toBeLessThan(early.nodes * 1.05);
      expect(late.listeners).toBeLessThan(early.listeners * 1.05);
      expect(late.heap).toBeLessThan(early.heap * heap);
    },
  );
}
