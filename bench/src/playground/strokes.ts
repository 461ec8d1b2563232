import {readFileSync} from 'node:fs';
import type {BrowserContext, Page} from '@playwright/test';
import {openDraft, typedLine} from './draft';
import {eventTimes, restart, watchScript} from './watch-presses';

/** Milliseconds of each keystroke. */
export interface Strokes {
  /** From the key event to the preview, painted. */
  readonly previews: readonly number[];
  /** From the key event to the next paint of the page, by Event Timing, which rounds to 8 ms. */
  readonly paints: readonly number[];
}

/** Opens a page with a text and its preview, ready to type into the text's first section. */
type Open = (page: Page, text: string) => Promise<void>;

/** The playground of this site. */
export const openPlayground: Open = async (page, text) => {
  await openDraft(page, text);
  await page.locator('.cm-content').waitFor();
  await page.evaluate(() => {
    window.addEventListener('message', ({data}: MessageEvent<{type?: string}>) => {
      if (data.type === 'shown') {
        window.dispatchEvent(new Event('preview'));
      }
    });
  });
  await page.waitForTimeout(4000); // the first rendering, and the diagnosis
  await page.locator('.cm-line').filter({hasText: typedLine}).first().click();
  await page.keyboard.press('End');
};

/** The simplest page of this kind: a field, and the HTML of marked, all in one document. It neither sanitises nor diagnoses. */
export const openPlainPage: Open = async (page, text) => {
  await page.setContent(
    '<textarea style="width: 48%; height: 90vh"></textarea><div style="float: right; width: 48%; height: 90vh; overflow: auto"></div>',
  );
  await page.addScriptTag({content: readFileSync('node_modules/marked/lib/marked.umd.js', 'utf8')});
  await page.evaluate(
    ([start, line]) => {
      const field = document.querySelector('textarea');
      const preview = document.querySelector('div');
      const {marked} = window as unknown as {marked: {parse: (source: string) => string}};
      if (!field || !preview) {
        return;
      }
      field.value = start;
      field.focus();
      const at = start.indexOf('\n', start.indexOf(line));
      field.setSelectionRange(at, at);
      field.addEventListener('input', () => {
        preview.innerHTML = marked.parse(field.value);
        requestAnimationFrame(() => {
          setTimeout(() => {
            window.dispatchEvent(new Event('preview'));
          });
        });
      });
    },
    [text, typedLine] as const,
  );
};

/**
 * Types one character after the other, each after the preview of the last.
 *
 * @param slowdown divides the speed of the page's processor
 */
export async function measureStrokes(
  context: BrowserContext,
  open: Open,
  text: string,
  {strokes: count, slowdown}: {readonly strokes: number; readonly slowdown: number},
): Promise<Strokes> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await open(page, text);
  await page.evaluate(() => {
    const previews: number[] = [];
    let pressed = 0;
    Object.assign(window, {previews});
    document.addEventListener(
      'keydown',
      ({timeStamp}) => {
        pressed = timeStamp;
      },
      true,
    );
    window.addEventListener('preview', () => {
      if (pressed > 0) {
        previews.push(performance.now() - pressed);
        pressed = 0;
      }
    });
  });
  await page.evaluate(watchScript);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await restart(page);
  for (let stroke = 0; stroke < count; stroke += 1) {
    await page.keyboard.type('x');
    await page.waitForFunction(
      (wanted) => (window as unknown as {previews: number[]}).previews.length > wanted,
      stroke,
    );
    await page.waitForTimeout(150); // a quick typist, and time for the diagnosis to be in the way
  }
  const strokes = {
    previews: await page.evaluate(() => (window as unknown as {previews: number[]}).previews),
    paints: await eventTimes(page, 'keydown'),
  };
  await page.close();
  return strokes;
}
