import type {BrowserContext, Page} from '@playwright/test';
import {median} from '../runner/statistics';
import {openDraft} from './draft';
import {eventTimes, restart, watchScript} from './watch-presses';

/** The measured actions, with their milliseconds to the next paint. */
type TableTimes = readonly (readonly [action: string, milliseconds: number])[];

const rows = 500;
const columns = 20;

function tableText(): string {
  const line = (name: string) => `|${` ${name} |`.repeat(columns)}`;
  const body = Array.from({length: rows}, (_, row) => line(`第 ${String((row * 7) % rows)} 行`));
  return [line('标题'), line('---'), ...body].join('\n');
}

/** Opens a table of 500 × 20 cells in the grid, changes it, and applies it, on a slowed processor. */
export async function measureTable(context: BrowserContext, slowdown: number): Promise<TableTimes> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watchScript);
  await openDraft(page, tableText());
  await page.locator('.cm-line').first().click();
  await page.waitForTimeout(10_000); // the first rendering, and the diagnosis
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});

  const dialog = page.getByRole('dialog', {name: 'Edit table'});
  const choose = async (menu: string, item: string) => {
    await dialog.getByText(menu, {exact: true}).click();
    await page.waitForTimeout(500);
    return pressed(page, item);
  };
  const times: (readonly [string, number])[] = [];
  times.push(['open, with its code', await pressed(page, 'Edit table')]);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1000);
  times.push(['open again', await pressed(page, 'Edit table')]);
  await page.keyboard.press('ArrowDown');
  times.push(['a character in a cell', await typed(page, 'x')]);
  await page.keyboard.press('Escape');
  times.push(['an arrow key', await typed(page, 'ArrowDown')]);
  times.push(['insert a row', await choose('Row', 'Insert row above')]);
  times.push(['insert a column', await choose('Column', 'Insert column left')]);
  times.push(['sort', await choose('Column', 'Sort descending')]);
  times.push(['undo', await pressed(page, 'Undo')]);
  times.push(['apply', await pressed(page, 'Apply')]);
  await page.close();
  return times;
}

/** From a press of a button to the paint after its effect: the dialog comes, changes or goes. */
async function pressed(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', {name, exact: true});
  return button.evaluate(async (element: HTMLElement) => {
    const start = performance.now();
    const before = document.querySelector('dialog[open]')?.innerHTML.length;
    element.click();
    while (
      document.querySelector('dialog[open]')?.innerHTML.length === before &&
      performance.now() - start < 10_000
    ) {
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  });
}

/**
 * The median time of a key from its event to the next paint. Event Timing rounds to 8 ms, and leaves out times below 16 ms, which count as
 * 0.
 */
async function typed(page: Page, key: string): Promise<number> {
  await restart(page);
  for (let stroke = 0; stroke < 20; stroke += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
  const paints = await eventTimes(page, 'keydown');
  return paints.length === 0 ? 0 : median(paints);
}
