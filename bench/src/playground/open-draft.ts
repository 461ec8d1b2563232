import type {Page} from '@playwright/test';
import {playgroundPath} from '../../../site/playground';

/** Opens the playground with a text, as a reader who left it finds it. */
export async function openDraft(page: Page, text: string): Promise<void> {
  await page.addInitScript((doc) => {
    if (window === window.top) {
      const editor = {doc, selection: {ranges: [{anchor: 0, head: 0}], main: 0}};
      sessionStorage.setItem('playground', JSON.stringify({editor, hash: ''}));
    }
  }, text);
  await page.goto(playgroundPath);
}
