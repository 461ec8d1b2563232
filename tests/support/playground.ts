import {expect, type Frame, type Locator, type Page} from '@playwright/test';
import {framePath, playgroundPath} from '../../site/playground';
import {timeLimit} from './time-limit.mjs';

/** Addresses of the playground's documents, below the base URL. */
export const playgroundDocuments = [playgroundPath, framePath] as const;

/** The editor, or the plain field before its code has loaded. */
export function editor(page: Page): Locator {
  return page.getByRole('textbox', {name: 'Markdown text'});
}

/** The editor's text, line by line. */
export async function editorText(page: Page): Promise<string> {
  const lines = await editor(page).locator('.cm-line').allTextContents();
  return lines.join('\n');
}

/** Puts a text into the editor by way of the address. */
export async function showText(page: Page, text: string): Promise<void> {
  await showHash(page, `text=${encodeURIComponent(text)}`);
}

export async function showHash(page: Page, hash: string): Promise<void> {
  await page.evaluate((value) => {
    window.location.hash = value;
  }, hash);
}

export async function chooseView(page: Page, view: string): Promise<void> {
  const radio = page.getByRole('radio', {name: view, exact: true});
  await page.getByRole('group', {name: 'View'}).getByText(view, {exact: true}).click();
  await expect(radio).toBeChecked();
}

/** The frames that show results. */
export function resultFrames(page: Page): Frame[] {
  return page.mainFrame().childFrames();
}

/** Waits until every frame of a result begins with this marker. */
export async function expectShown(
  page: Page,
  marker: string,
  timeout = timeLimit(60_000),
): Promise<void> {
  const begins = (frame: Frame) =>
    frame
      .evaluate((text) => document.querySelector('.block')?.textContent === text, marker)
      .catch(() => false); // a frame that is still loading or has gone
  await expect
    .poll(
      async () => {
        const shown = await Promise.all(resultFrames(page).map(begins));
        return shown.length > 0 && shown.every(Boolean);
      },
      {intervals: [10, 20, 50, 100], timeout, message: `results of ${marker}`},
    )
    .toBe(true);
}
