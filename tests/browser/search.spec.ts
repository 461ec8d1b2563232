import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test';

async function search(page: Page, words: string) {
  await page.goto('');
  await hydrated(page);
  const box = page.getByLabel('Search');
  await box.click();
  await box.fill(words);
  return page.getByRole('option');
}

for (const [words, title, path] of [
  ['终端电阻', 'RS485 与 CAN', 'blog/rs485-vs-can'],
  ['加粗', '不生效', 'docs/tutorial-basics/markdown-issue'],
  ['Modbus', 'RS485 与 CAN', 'blog/rs485-vs-can'],
  ['WireGuard', 'VPN', 'docs/tools/pop-vpn'],
] as const) {
  test(`S1 the search finds ${words} without any other origin`, async ({page, baseURL}) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) {
        foreign.push(request.url());
      }
    });
    const options = await search(page, words);
    await options.filter({hasText: title}).first().click();
    await expect(page).toHaveURL(new RegExp(path));
    expect(foreign).toEqual([]);
  });
}
