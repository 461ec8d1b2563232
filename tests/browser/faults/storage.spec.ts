import {announcement} from '../../../site/announcement';
import {fieldOf, optionsOf} from '../../support/search';
import {given, storageFaults} from '../../support/storage-faults';
import {outer} from '../../support/ring';
import {expect, hydrated, test} from '../../support/test';
import {expectShown, showText} from '../../support/playground';

test.describe('F8 S6 storage', () => {
  // The framework itself reports that it cannot use storage.
  test.use({expectedMessages: /storage/i});

  for (const [fault, sabotage] of Object.entries(storageFaults)) {
    test(
      `F8 S6 S13 it is ${fault}: pages, search and playground work, and forget`,
      {tag: fault === 'forbidden' ? [] : outer},
      async ({page}) => {
        await page.addInitScript(sabotage, given);
        await page.goto('docs/intro');
        await hydrated(page);
        const html = page.locator('html');
        await expect(html).toHaveAttribute('data-theme', 'light');
        await page.getByRole('button', {name: /dark and light mode/}).click();
        await expect(html).toHaveAttribute('data-theme', 'dark');
        if (announcement) {
          const bar = page.getByRole('region', {name: 'Announcement'});
          await bar.getByRole('button', {name: 'Close'}).click();
          await expect(bar).toBeHidden();
        }
        await page.keyboard.press('Control+k');
        await fieldOf(page).fill('Modbus');
        await optionsOf(page).first().click();
        await expect(page).toHaveURL(/rs485|modbus/);
        await expect(html).toHaveAttribute('data-theme', 'dark');

        await page.goto('playground');
        await hydrated(page);
        await expect(page.getByRole('textbox', {name: 'Markdown text'})).toBeVisible();
        await showText(page, 'here it is\n\n**text**');
        await expectShown(page, 'here it is');
      },
    );
  }
});
