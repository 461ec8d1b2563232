import type {Page} from '@playwright/test';
import {playgroundPath} from '../site/playground';

/** Pastes HTML into the playground's editor, as a clipboard without plain text has it. */
export async function pasteHtml(page: Page, html: string): Promise<void> {
  await page.locator('.cm-content').evaluate((editor, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', content);
    editor.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    );
  }, html);
}

/** Opens the playground with an empty text. */
export async function openPlayground(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}${playgroundPath}#text=`);
  await page.getByRole('textbox', {name: 'Markdown text'}).waitFor();
}
