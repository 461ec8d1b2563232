import type {Page} from '@playwright/test';

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
