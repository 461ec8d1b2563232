import type {Page} from '@playwright/test';
import {navbarLabels} from '../../../site/navbar';
import {
  aboutFiles,
  answers,
  expectSameDocument,
  markDocument,
  noticeOf,
  sidebarLink,
} from '../../support/faults';
import {outer} from '../../support/ring';
import {expect, hydrated, test} from '../../support/test';
import {table, type Fault} from './table';
import {ofSpeed} from '../../support/public-build';

test.use({expectedMessages: aboutFiles});

const scripts = {
  'the application': /\/assets\/js\/main\./,
  'a chunk': /\/assets\/js\/(?!main\.|runtime~main\.)/,
} as const;

const see: Readonly<Record<Fault['sees'], (page: Page) => Promise<void>>> = {
  'the live page': async (page) => {
    await hydrated(page);
    await expect(noticeOf(page)).toHaveCount(0);
  },
  'the text, what is missing, and Retry': async (page) => {
    await expect(noticeOf(page)).toContainText('A part of this page did not load: ');
    await expect(page.locator('html[data-has-scripts]')).toHaveCount(0);
    await page.unrouteAll();
    await noticeOf(page).getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(noticeOf(page)).toHaveCount(0);
  },
};

/** The fault of every file in the first ring. Browsers tell a page little more about the other faults. */
const first = 'is missing';

for (const {row, part, when, lasts, sees, loads} of table) {
  for (const [way, answer] of Object.entries(answers)) {
    // The browser takes the answer for a working script, so the page loads once more to request it.
    const isTakenForRun = row === 'F1' && part === 'the application' && way === 'is a page instead';
    const seen = isTakenForRun && lasts !== 'once' ? 'the text, what is missing, and Retry' : sees;

    test(
      `${row} ${row === 'F3' ? 'B5' : 'E1'} ${part} ${way} ${when}, ${lasts}: ${seen}`,
      {tag: way === first ? [] : outer},
      async ({page}) => {
        let loaded = 0;
        page.on('load', () => {
          loaded += 1;
        });
        const breakFile = () =>
          page.route(scripts[part], answer, lasts === 'once' ? {times: 1} : {});
        if (when === 'in a navigation') {
          await page.goto('docs/intro');
          await hydrated(page);
          await breakFile();
          await sidebarLink(page, '速查表').click();
          await expect(page.getByRole('heading', {level: 1})).toContainText('速查表');
        } else {
          await breakFile();
          await page.goto('docs/intro');
          await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        }
        if (seen === 'the live page') {
          await hydrated(page);
        } else {
          await expect(noticeOf(page)).toBeVisible();
        }
        await expect.poll(() => loaded).toBe(isTakenForRun ? loads + 1 : loads);
        await see[seen](page);
      },
    );
  }
}

test('F1 E1 a chunk is a page instead while the document still loads: it is asked for after that', async ({
  page,
}) => {
  let answered: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answered = resolve;
  });
  await page.route(
    scripts['a chunk'],
    async (route) => {
      await answers['is a page instead']?.(route);
      answered();
    },
    {times: 1},
  );
  await page.route(/\/img\/logo/, async (route) => {
    await isAnswered;
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.goto('docs/intro');
  await hydrated(page);
  await expect(noticeOf(page)).toHaveCount(0);
});

test.describe('F6 a style sheet', () => {
  for (const [way, answer] of Object.entries(answers)) {
    test(
      `F6 ${way} on first load: the page is live and plain, which is said`,
      {tag: way === first ? [] : outer},
      async ({page}) => {
        const sheet = /\/assets\/css\/styles\./;
        await page.route(sheet, answer);
        await page.goto('docs/intro');
        await hydrated(page);
        await expect(noticeOf(page)).toContainText('.css');
        await expect(page.locator('html[data-has-scripts]')).toHaveCount(1);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await page.unroute(sheet);
        await noticeOf(page).getByRole('button', {name: 'Retry'}).click();
        await expect(noticeOf(page)).toHaveCount(0);
        await hydrated(page);
      },
    );
  }

  // Without the speed code there is only one style sheet, and a navigation needs no other.
  test('F6 is missing in a navigation: one load, and the same', {tag: ofSpeed}, async ({page}) => {
    await page.goto('docs/intro');
    await hydrated(page);
    await markDocument(page);
    await page.route(/\/assets\/css\/blog\./, answers['is missing'] ?? (() => undefined));
    await page.getByRole('link', {name: navbarLabels.blog, exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
    await expectSameDocument(page, false);
    await hydrated(page);
    await expect(noticeOf(page)).toContainText('blog.');
    await page.getByRole('link', {name: navbarLabels.tutorial, exact: true}).first().click();
    await expect(page).toHaveURL(/docs\/intro$/);
    await expect(noticeOf(page)).toHaveCount(0);
  });
});
