import type {Page} from '@playwright/test';
import {fieldOf, optionsOf} from '../../support/search';
import {outer} from '../../support/ring';
import {expect, hydrated, test} from '../../support/test';
import {openPlayground} from '../../../scripts/playground-page';
import {expectShown} from '../../support/playground';

/** The dates on a page, and its copyright line. */
async function datesOn(page: Page): Promise<string[]> {
  const dates = await page.locator('time, .footer__copyright').allTextContents();
  return dates.map((text) => text.replace(/\s+/g, ' ').trim());
}

const paths = ['blog', 'docs/intro', 'blog/rs485-vs-can', 'blog/archive'];

for (const year of [1999, 2099]) {
  test(
    `F12 the reader’s clock is in ${year}: every date is the article’s own, and all works`,
    {tag: year === 1999 ? outer : []},
    async ({page, browser, baseURL}) => {
      const context = await browser.newContext({
        ...(baseURL && {baseURL}),
        javaScriptEnabled: false,
      });
      const delivered = await context.newPage();
      await page.clock.setFixedTime(new Date(`${year}-02-28T23:59:59Z`));
      let found = 0;
      for (const path of paths) {
        await delivered.goto(path);
        await page.goto(path);
        await hydrated(page);
        const dates = await datesOn(page);
        expect(dates, path).toEqual(await datesOn(delivered));
        expect(dates.join(), path).not.toContain(String(year));
        found += dates.length;
      }
      expect(found).toBeGreaterThan(15);
      await context.close();

      await page.clock.setFixedTime(new Date(`${year - 1}-01-01`)); // also test a clock that is put back
      await page.keyboard.press('Control+k');
      await fieldOf(page).fill('Modbus');
      await optionsOf(page).first().click();
      await expect(page).toHaveURL(/rs485|modbus/);
      await openPlayground(page);
      await page.getByRole('textbox', {name: 'Markdown text'}).fill('here it is');
      await expectShown(page, 'here it is');
    },
  );
}
