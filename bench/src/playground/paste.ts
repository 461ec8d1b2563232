import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {openPlayground, pasteHtml} from '../../../scripts/playground-page';

const clipboards = 'tests/fixtures/clipboards';

/** Real and rebuilt clipboards, each whole, until they have so many characters. */
function htmlOf(size: number): string {
  let html = '';
  for (const name of readdirSync(clipboards).filter((each) => each.endsWith('.html'))) {
    html += html.length < size ? readFileSync(join(clipboards, name), 'utf8') : '';
  }
  return html;
}

/** Milliseconds from a paste of HTML to its Markdown in the editor, on a slowed processor; the second paste, whose code has loaded. */
export async function measurePaste(
  context: BrowserContext,
  size: number,
  slowdown: number,
): Promise<number> {
  const page = await context.newPage();
  await openPlayground(page);
  await page.getByRole('textbox', {name: 'Markdown text'}).click();
  await page.locator('.cm-content').waitFor();
  const session = await context.newCDPSession(page);
  await paste(page, '<b>first</b>');
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const time = await paste(page, htmlOf(size));
  await page.close();
  return time;
}

async function paste(page: Page, html: string): Promise<number> {
  const start = Date.now();
  await pasteHtml(page, `${html}<p>The end of ${String(start)}</p>`);
  await page.getByText(`The end of ${String(start)}`).waitFor({timeout: 120_000});
  return Date.now() - start;
}
