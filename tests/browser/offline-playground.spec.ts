import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {listFiles} from '../../site/offline';
import type {DocsList} from '../../plugins/hosting/offline/shared/docs-list';
import {editor} from '../support/playground';
import {expect, storedIn, test, untilControlled, untilStored} from '../support/offline';
import {publicBuild} from '../support/public-build';
import {hydrated} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

const list = JSON.parse(readFileSync(`${publicBuild}/${listFiles.playground}`, 'utf8')) as DocsList;

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]').locator('body');

async function type(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await expect(page.locator('.cm-content')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

test('X33 a playground that was opened works without a network', async ({page, site}) => {
  await page.goto('playground');
  await hydrated(page);
  await type(page, '# 一');
  await expect(preview(page).getByRole('heading', {name: '一'})).toBeVisible();
  await untilStored(page, '/playground');
  await untilControlled(page);
  await page.reload(); // loads its worker and its frame once more, with the service worker
  await hydrated(page);
  await type(page, '# 二');
  await expect(preview(page).getByRole('heading', {name: '二'})).toBeVisible();
  site.cut();
  await page.reload();
  await hydrated(page);
  await type(page, '# 三\n\n**真，**她说');
  await expect(preview(page).getByRole('heading', {name: '三'})).toBeVisible();
  await expect(page.getByRole('button', {name: /第 3 行/})).toBeVisible();
});

test('X33 the saved playground works whole without a network, and can be deleted', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(timeLimit(120_000));
  await page.goto('offline');
  await untilControlled(page);
  const section = page.getByRole('region', {name: 'Playground'});
  const status = section.getByRole('status');
  const megabytes = (list.reduce((sum, {bytes}) => sum + bytes, 0) / 1e6).toFixed(1);
  const last = list.at(-1)?.path ?? '';
  site.stall((path) => path === last);
  await section.getByRole('button', {name: `Save the playground (${megabytes} MB)`}).click();
  const saved = section.getByRole('progressbar');
  await expect.poll(async () => Number(await saved.getAttribute('value'))).toBeGreaterThan(0);
  await expect(section).toContainText(`of ${megabytes} MB`);
  await section.getByRole('button', {name: 'Cancel'}).click();
  await expect(status).toContainText('A part of the playground is saved.');
  site.repair();
  await section.getByRole('button', {name: /^Continue saving the playground/}).click();
  await expect(status).toHaveText(`The playground is saved: ${megabytes} MB on this device.`, {
    timeout: timeLimit(60_000),
  });
  expect((await storedIn(page, 'playground')).length).toBe(list.length + 1);
  await page.close();

  // Neither the server nor the browser's own cache answers: only what was saved.
  site.cut();
  await context.setOffline(true);
  const fresh = await context.newPage();
  await fresh.goto('playground');
  await hydrated(fresh);
  await type(fresh, '**真，**她说');
  await expect(preview(fresh)).toContainText('**真，**她说');
  await expect(fresh.getByRole('button', {name: /第 1 行/})).toBeVisible();
  await type(fresh, '');
  await fresh.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/html', '<h2>标题</h2><ul><li>甲</li></ul>');
    data.setData('text/plain', '标题\n甲');
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    document.querySelector('.cm-content')?.dispatchEvent(event);
  });
  await expect(preview(fresh).getByRole('heading', {name: '标题'})).toBeVisible();
  await type(fresh, '~~删~~ 公式 \\(x\\)');
  await fresh.getByRole('button', {name: 'Clean AI text'}).click();
  await expect(editor(fresh)).toContainText('$x$');
  await fresh.getByRole('radio', {name: 'Engines', exact: true}).check({force: true});
  await expect(fresh.locator('iframe').first().contentFrame().getByText('公式')).toBeVisible();
  await expect(fresh.getByText(/engines agree|different results/)).toBeVisible();
  await expect(fresh.getByRole('alert')).toHaveCount(0); // no engine is missing
  await fresh.getByRole('button', {name: /^Documents/}).click();
  await expect(fresh.getByRole('dialog').getByRole('listitem')).toHaveCount(1);

  await fresh.goto('offline');
  await expect(fresh.getByRole('region', {name: 'Playground'})).toContainText(
    'The playground is saved',
  );
  await fresh.getByRole('button', {name: 'Delete the saved playground'}).click();
  await expect.poll(() => fresh.evaluate(() => caches.has('saved playground /'))).toBe(false);
});
