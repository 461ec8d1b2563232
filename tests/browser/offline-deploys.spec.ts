import type {Page} from '@playwright/test';
import {otherBuild, removeBuild, type DeployedSite} from '../support/deployed-site';
import {outer} from '../support/ring';
import {expect, storedHtml, test, untilControlled, untilStored} from '../support/offline';
import {hydrated} from '../support/test';
import {isFast, publicBuild} from '../support/public-build';
import {timeLimit} from '../support/time-limit.mjs';

/** The mark on pages of the other build. */
const mark = 'data-deploy=B';

/** Checks that the shown page is complete and from the expected build. */
async function expectBuild(page: Page, isOther: boolean): Promise<void> {
  await hydrated(page);
  await expect(page.locator('html[data-deploy]')).toHaveCount(isOther ? 1 : 0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function untilStoredOf(
  page: Page,
  path: string,
  isOther: boolean,
  store: 'pages' | 'shell' = 'pages',
): Promise<void> {
  await expect
    .poll(
      async () => {
        const html = await storedHtml(page, path, store);
        return html !== '' && html.includes(mark) === isOther;
      },
      {timeout: timeLimit(20_000)},
    )
    .toBe(true);
}

/** Deploys the other build and the first one in turn, a number of times, and reads on after each deploy. */
async function readOn(page: Page, site: DeployedSite, times: number): Promise<void> {
  const next = await otherBuild(publicBuild, 'B');
  await page.goto('docs/intro');
  await untilStored(page, '/docs/intro');
  await untilControlled(page);
  for (let time = 0; time < times; time += 1) {
    const isOther = time % 2 === 0;
    site.deploy(isOther ? next : publicBuild);
    // The open page is from the previous build, the target of a link from this one.
    if (isFast) {
      await page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .getByRole('link', {name: '速查表'})
        .click();
    } else {
      // Docusaurus requests no page in an in-site navigation, so it cannot detect the deploy.
      await page.goto('docs/cheat-sheet');
    }
    await expect(page).toHaveURL(/cheat-sheet$/);
    await expectBuild(page, isOther);
    await untilStoredOf(page, '/docs/cheat-sheet', isOther);
    // The next worker has taken over, and its fallback for pages is from this build.
    await untilStoredOf(page, '/offline', isOther, 'shell');
    // Stored pages of the previous build use its own files, which the host no longer has.
    site.cut();
    await page.goto('docs/intro');
    await expectBuild(page, !isOther);
    await page.goto('docs/cheat-sheet');
    await expectBuild(page, isOther);
    site.repair();
    await page.goto('docs/intro');
    await expectBuild(page, isOther);
    await untilStoredOf(page, '/docs/intro', isOther);
    site.cut();
    await page.reload();
    await expectBuild(page, isOther);
    site.repair();
    await page.reload();
    await expectBuild(page, isOther);
  }
  removeBuild(next);
}

test('O4 a new deploy is there at once, and what is stored is never mixed', async ({
  page,
  site,
}) => {
  await readOn(page, site, 1);
});

test('O4 so is the one after it, and the first one again', {tag: outer}, async ({page, site}) => {
  test.setTimeout(timeLimit(240_000));
  await readOn(page, site, 3);
});
